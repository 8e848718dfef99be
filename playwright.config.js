import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/bench/find-browser.mjs';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Each waits for its browser now and then; three on two cores take an eighth less time than two.
  workers: '150%',
  // Bounds, not waits: a machine that is four times slower passes too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${process.env.KINGCRAFT_PORT}/`,
    // Pictures and snapshots of every step are taken whether the test fails or not, which costs as much as the tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // Tests change what the server answers; a worker that keeps the site would answer instead.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Two pages on one machine find each other, also without a network that answers names.
        '--disable-features=WebRtcHideLocalIpsWithMdns',
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
  webServer: {
    command: 'node scripts/site/serve.mjs dist/site --port 0',
    // The group's name becomes an environment variable, which baseURL reads in each worker.
    wait: { stdout: /127\.0\.0\.1:(?<KINGCRAFT_PORT>\d+)/ },
  },
});
