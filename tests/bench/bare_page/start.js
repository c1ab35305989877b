import start from './bare_page.js';

start({ canvas: document.getElementById('canvas') });
