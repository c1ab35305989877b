// Plays the program's sounds. Nothing exists before the first gesture, and the device sleeps while nothing sounds.
export class Sounds {
  #context = null;
  #waves = new Map(); // number → { samples, rate } or AudioBuffer
  #playing = 0;
  #pause = 0;

  // On a gesture: the only moment at which browsers allow it.
  wake() {
    if (!this.#context && typeof AudioContext === 'function') {
      this.#context = new AudioContext({ latencyHint: 'interactive' });
      this.#rest();
    }
  }
  has(number) {
    return this.#waves.has(number);
  }
  give(number, samples, rate) {
    this.#waves.set(number, { samples, rate });
  }
  play(number) {
    const wave = this.#waves.get(number);
    if (!this.#context || document.hidden || !wave?.samples.length) return;
    wave.buffer ??= this.#buffer(wave);
    const source = this.#context.createBufferSource();
    source.buffer = wave.buffer;
    source.connect(this.#context.destination);
    source.onended = () => {
      if (--this.#playing === 0) this.#rest();
    };
    ++this.#playing;
    clearTimeout(this.#pause);
    this.#context.resume().then(() => source.start(), () => --this.#playing);
  }
  #buffer({ samples, rate }) {
    const buffer = this.#context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }
  #rest() {
    // Not at once: the next card follows soon, and waking takes a moment.
    this.#pause = setTimeout(() => {
      if (this.#playing === 0) this.#context.suspend();
    }, 1500);
  }
}
