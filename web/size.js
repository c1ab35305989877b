// Size, pixel ratio and safe area of the window, live: the canvas is always CSS size × ratio. Gives back what measures
// again, for whoever is about to draw.
export function watchSize(canvas, tell) {
  const stage = document.getElementById('stage');
  const near = document.getElementById('near');
  const far = document.getElementById('far');
  let last = '';

  function measure() {
    const width = stage.clientWidth;
    const height = stage.clientHeight;
    if (!width || !height) return;
    const ratio = devicePixelRatio || 1;
    const size = [width, height, near.offsetWidth, near.offsetHeight, far.offsetWidth, far.offsetHeight, ratio];
    if (size.join() === last) return;
    last = size.join();
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    tell(size);
  }

  // Another screen or a zoomed page has another ratio; the query that tells must be asked anew each time.
  function watchRatio() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        measure();
        watchRatio();
      },
      { once: true },
    );
  }
  const observer = new ResizeObserver(measure);
  for (const element of [near, far]) observer.observe(element);
  // Counted in the screen's own dots where the browser can, so that a new ratio alone is told, too.
  try {
    observer.observe(stage, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(stage);
  }
  addEventListener('resize', measure);
  watchRatio();
  measure();
  return measure;
}
