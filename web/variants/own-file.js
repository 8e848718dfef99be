// The address of the package's own files in the development server of Vite. It joins the modules of packages in a
// folder beside those of the packages, and leaves the files there that they look for beside themselves.

/** That folder, which its settings and frameworks may place deeper. */
const JOINED = /\/\.(?:vite|cache\/vite)\/(?:[^/]+\/)*?deps\//;

/** The folders of the modules that look for files, by how the addresses of those begin. */
const FOLDERS = [
  { files: /^(?:wasm|nets|tables)\//, folder: 'kingcraft/web/kingcraft' },
  { files: /^worker\.js\b/, folder: 'kingcraft/web/worker' },
  { files: /^puzzles\//, folder: 'kingcraft/web/variants/generated' },
  { files: /^(?:positions\/|rules\/|perft\.jsonl$)/, folder: 'kingcraft-fixtures' },
  { files: /^(?:de\/)?\w+\.json$/, folder: 'kingcraft/web/variants/generated/rulebook' },
];

let isMoved = false;

/**
 * Whether a module of the package was found in such a folder, so that files may be missing which are there elsewhere.
 */
export const wasMoved = () => isMoved;

/**
 * The address of a file that a module of the package has named: in such a folder, the file is in the package itself,
 * where this is in the same node_modules. Any other address stays as it is.
 * @param {URL} url
 * @returns {URL}
 */
export function ownFile(url) {
  const [packages, file] = url.href.split(JOINED);
  if (file === undefined) return url;
  isMoved = true;
  const found = FOLDERS.find(({ files }) => files.test(file));
  return found ? new URL(`${packages}/${found.folder}/${file}`) : url;
}
