/** The pictures of pieces that a page brings itself. They are loaded once for all boards. */

/**
 * By address; null while one is loading, and where it cannot be loaded.
 * @type {Map<string, HTMLImageElement | null>}
 */
const pictures = new Map();

/** @type {Set<() => void>} */
const watchers = new Set();

/**
 * The picture at an address; null until it is loaded, and where there is none.
 * @param {string} address
 */
export function pictureAt(address) {
  const known = pictures.get(address);
  if (known !== undefined) return known;
  pictures.set(address, null);
  const image = new Image();
  image.onload = () => {
    pictures.set(address, image);
    announcePictures();
  };
  image.src = address;
  return null;
}

/** Says that pieces look different from now on. */
export function announcePictures() {
  for (const watcher of watchers) watcher();
}

/**
 * @param {() => void} watcher called when a picture is loaded, or a set of pieces
 * @returns {() => void} stops watching
 */
export function watchPictures(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Paints a picture as large as it fits into a square box.
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLImageElement} picture
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
export function paintPicture(context, picture, x, y, size) {
  const { naturalWidth, naturalHeight } = picture;
  const longer = Math.max(naturalWidth, naturalHeight);
  // One in SVG may have no size of its own.
  const [width, height] = longer
    ? [(size * naturalWidth) / longer, (size * naturalHeight) / longer]
    : [size, size];
  context.drawImage(picture, x + (size - width) / 2, y + (size - height) / 2, width, height);
}
