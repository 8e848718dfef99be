// The mocked timers of node:test, whose interface changed between the versions of node that the package supports.

const takesList = Number(process.versions.node.split('.')[0]) < 20;

/**
 * Replaces timers by those of a mock, until the test ends.
 * @param {import('node:test').MockTracker} mock
 * @param {string[]} apis names such as `setTimeout`
 */
export const enableTimers = (mock, apis) => mock.timers.enable(takesList ? apis : { apis });
