// Pointers on the table: one finger or the mouse, as the program hears them.
//
// Pointer events and nothing else, so touch and mouse cannot double each other. The finger that is down first is the
// only one until it lifts; others press nothing. A finger that has lifted hovers nowhere.
const What = { down: 0, move: 1, up: 2, cancel: 3, leave: 4, wheel: 5 };
const LINE = 40; // CSS px of a wheel's line

export function listenToPointers(stage, app, sounds) {
  let active = null;
  const tell = (what, event, wheel = 0) =>
    app.call('pointer', what, event.clientX, event.clientY, wheel, event.pointerType === 'touch' ? 1 : 0, performance.now());

  stage.addEventListener('pointerdown', (event) => {
    sounds.wake();
    if (active !== null || (event.pointerType === 'mouse' && event.button !== 0)) return;
    active = event.pointerId;
    // Moves beyond the window's edge still belong to this press. A made-up event of a test has nothing to capture.
    try {
      stage.setPointerCapture(active);
    } catch {}
    tell(What.down, event);
  });
  stage.addEventListener('pointermove', (event) => {
    if (active === null ? event.pointerType !== 'touch' : event.pointerId === active) tell(What.move, event);
  });
  stage.addEventListener('pointerup', (event) => {
    if (event.pointerId !== active || (event.pointerType === 'mouse' && event.button !== 0)) return;
    active = null;
    sounds.wake(); // Safari counts the lifting, not the pressing
    tell(What.up, event);
    if (event.pointerType === 'touch') tell(What.leave, event);
  });
  const cancel = (event) => {
    if (event.pointerId !== active) return;
    active = null;
    tell(What.cancel, event);
  };
  stage.addEventListener('pointercancel', cancel);
  stage.addEventListener('lostpointercapture', cancel);
  stage.addEventListener('pointerleave', (event) => {
    if (active === null && event.pointerType !== 'touch') tell(What.leave, event);
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) return; // the browser's own zoom
      event.preventDefault();
      const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? innerHeight : 1;
      tell(What.wheel, event, event.deltaY * unit);
    },
    { passive: false },
  );
  // A long press of a finger is ours; it opens no menu of the browser.
  stage.addEventListener('contextmenu', (event) => event.preventDefault());
  addEventListener('blur', () => {
    if (active === null) return;
    active = null;
    app.call('pointer', What.cancel, 0, 0, 0, 0, performance.now());
  });
}
