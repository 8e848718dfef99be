// The preview of a link to the site: its words, and a picture if the host gives its address.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pageHtml } from '../../../scripts/docs/html.mjs';
import { addressIn, drawPreview, withPreview } from '../../../scripts/site/link-preview.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const HTML = readFileSync(path.join(root, 'web/page/index.html'), 'utf8');

/** The values of a page's `og:` names. */
const valuesIn = (html) =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

test('the page says what it is', () => {
  const { type, title, description, ...others } = valuesIn(HTML);
  assert.deepEqual([type, title], ['website', 'Kingcraft: chess with a twist']);
  assert.equal(description, /name="description" content="([^"]*)"/.exec(HTML)[1]);
  assert.deepEqual(others, {});
});

/** [what a host writes, the address that is read] */
const ADDRESSES = [
  [{}, null],
  [{ address: '' }, null],
  [null, null],
  [{ address: 'https://example.org' }, 'https://example.org/'],
  [{ address: 'https://example.org/chess' }, 'https://example.org/chess/'],
  [{ address: 'http://localhost:8080/?a#b' }, 'http://localhost:8080/'],
];

for (const [settings, expected] of ADDRESSES)
  test(`the address in ${JSON.stringify(settings)}`, () => {
    assert.equal(addressIn(settings), expected);
  });

for (const address of ['example.org', 'javascript:1', 5, {}])
  test(`${JSON.stringify(address)} is no address`, () => {
    assert.throws(() => addressIn({ address }), /is no address of a site/);
  });

test('a picture has the address of the site, and goes with it', () => {
  const html = withPreview(HTML, 'index.html', 'https://example.org/chess/');
  const { url, image, 'image:width': width, 'image:height': height } = valuesIn(html);
  assert.deepEqual(
    { url, image, width, height },
    {
      url: 'https://example.org/chess/',
      image: 'https://example.org/chess/preview.png',
      width: '1200',
      height: '630',
    },
  );
  const other = withPreview(html, 'index.html', 'https://example.com/');
  assert.equal(other.match(/og:image"/g).length, 1);
  assert.equal(valuesIn(other).url, 'https://example.com/');
  assert.equal(withPreview(other, 'index.html', null), HTML);
});

/** What is around a page of the documentation. */
const FRAME = { groups: [], next: [], version: '1.0.0' };

test('a page of the documentation shows its beginning', () => {
  const words = 'a "word" & '.repeat(40);
  const page = {
    path: 'site.html',
    title: 'The <site>',
    html: `<h1>The site</h1>\n<p><code>x</code> &amp; <a href="y">${words}</a></p><p>More.</p>`,
  };
  const html = pageHtml(page, FRAME);
  const { type, title, description } = valuesIn(html);
  assert.deepEqual([type, title], ['article', 'The &lt;site&gt; · Kingcraft']);
  assert.match(description, /^x &amp; a &quot;word&quot; .*…$/);
  assert.ok(description.length <= 201, description);
  const withAddress = withPreview(html, 'docs/site.html', 'https://example.org/');
  assert.equal(valuesIn(withAddress).url, 'https://example.org/docs/site.html');
});

test('the picture is a PNG of the size that is promised', async () => {
  const png = Buffer.from(await drawPreview());
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
});

test('the list of the site writes the address into its pages, and leaves the picture to the network', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'link-preview-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (file, text) => writeFileSync(path.join(folder, file), text);
  const list = () =>
    execFileSync(process.execPath, ['scripts/site/list-site.mjs', folder], { cwd: root });
  mkdirSync(path.join(folder, 'docs'));
  write('service-worker.js', 'work(FILES);\n');
  write('preview.png', '');
  write('index.html', '<meta property="og:description" content="All.">\n');
  write(
    'docs/index.html',
    pageHtml({ path: 'index.html', title: 'Docs', html: '<p>All.</p>' }, FRAME),
  );
  const imagesOf = (file) => valuesIn(readFileSync(path.join(folder, file), 'utf8')).image;
  list();
  assert.deepEqual(['index.html', 'docs/index.html'].map(imagesOf), [undefined, undefined]);
  write('site.json', '{ "address": "https://example.org/" }');
  list();
  const image = 'https://example.org/preview.png';
  assert.deepEqual(['index.html', 'docs/index.html'].map(imagesOf), [image, image]);
  assert.ok(!readFileSync(path.join(folder, 'service-worker.js'), 'utf8').includes('preview.png'));
});
