/** Style sheets of parts that may stand in a document or in a shadow root, under any policy. */

/**
 * A function that puts a style into the document or the shadow root of an element, once.
 * @param {string} text
 * @returns {(element: HTMLElement) => void}
 */
export function styleAdopter(text) {
  /** @type {CSSStyleSheet | null} */
  let sheet = null;
  return (element) => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
    }
    const root = element.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    if (!root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
}
