// Draws words that our fonts lack (other scripts, emoji) for the program, in white where they have no colour.
export class WordPainter {
  #canvas = document.createElement('canvas');
  #pen = this.#canvas.getContext('2d', { willReadFrequently: true });
  pixels = new Uint8Array();

  draw(words, px) {
    const pen = this.#pen;
    const font = `${px}px Nunito, system-ui, sans-serif`;
    pen.font = font;
    const size = pen.measureText(words);
    const pad = Math.ceil(px * 0.06);
    const left = Math.ceil(Math.max(0, size.actualBoundingBoxLeft));
    const baseline = Math.ceil(Math.max(size.actualBoundingBoxAscent, px * 0.7)) + pad;
    const height = baseline + Math.ceil(Math.max(0, size.actualBoundingBoxDescent)) + pad;
    const width = Math.ceil(Math.max(size.width, size.actualBoundingBoxRight)) + left;
    if (!width || width > 1000 || height > 1000) return { width: 0, height: 0, baseline: 0 };
    this.#canvas.width = width;
    this.#canvas.height = height;
    pen.font = font; // a canvas forgets it with its size
    pen.fillStyle = '#fff';
    pen.fillText(words, left, baseline);
    this.pixels = premultiplied(pen.getImageData(0, 0, width, height).data);
    return { width, height, baseline };
  }
}

function premultiplied(rgba) {
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] / 255;
    rgba[i] *= alpha;
    rgba[i + 1] *= alpha;
    rgba[i + 2] *= alpha;
  }
  return rgba;
}
