/**
 * A file that is dropped on the page would take its place: browsers open it. What takes one cancels the event first: a
 * study, and the page where it is the game of a friend.
 * @param {Pick<Window, 'addEventListener'>} page
 */
export function refuseDroppedFiles(page) {
  page.addEventListener('dragover', (event) => refuse(event));
  page.addEventListener('drop', (event) => refuse(event));
}

/** @param {DragEvent} event */
function refuse(event) {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  dataTransfer.dropEffect = 'none';
  event.preventDefault();
}
