// Frames and the one timer: drawn only when somebody asked, nothing at rest, nothing while the tab is hidden.
export class Loop {
  #draw;
  #frame = 0; // what requestAnimationFrame gave out; 0: none is pending
  #timer = 0;
  #wake = -1;
  #asleep = document.hidden;
  #waiting = [];
  drawn = 0;
  times = []; // of the last frames' own work, ms

  constructor(draw) {
    this.#draw = draw;
  }
  request() {
    if (this.#frame || this.#asleep) return;
    this.#frame = requestAnimationFrame(() => this.#run());
  }
  wakeAt(moment) {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#wake = moment;
    if (moment < 0 || this.#asleep) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#wake = -1;
      this.request();
    }, Math.max(0, moment - performance.now()));
  }
  sleep(asleep) {
    this.#asleep = asleep;
    if (asleep) {
      const asked = this.#frame !== 0;
      cancelAnimationFrame(this.#frame);
      clearTimeout(this.#timer);
      this.#timer = 0;
      if (asked) this.#run();
    } else {
      this.wakeAt(this.#wake);
      this.request();
    }
  }
  nextFrame() {
    this.request();
    return new Promise((done) => this.#waiting.push(done));
  }
  get pending() {
    return { frames: this.#frame ? 1 : 0, timers: this.#timer ? 1 : 0 };
  }
  #run() {
    this.#frame = 0;
    const begin = performance.now();
    this.drawn += this.#draw(begin);
    this.times.push(performance.now() - begin);
    if (this.times.length > 240) this.times.shift();
    for (const done of this.#waiting.splice(0)) done();
  }
}
