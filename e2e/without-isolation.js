/**
 * Serves the site to a page as a host does that sends no headers of its own. `urlOf(url)` says where a file really is, when
 * only the browser knows the name of the host.
 */
export async function withoutIsolation(page, urlOf = (url) => url) {
  await page.route('**', async (route) => {
    const response = await route.fetch({ url: urlOf(route.request().url()) });
    const headers = { ...response.headers() };
    delete headers['cross-origin-opener-policy'];
    delete headers['cross-origin-embedder-policy'];
    await route.fulfill({ response, headers });
  });
}
