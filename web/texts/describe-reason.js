/**
 * What ended a game, in words; its id where the messages have none.
 * @param {Readonly<Record<string, string>>} messages by key
 * @param {string} reason
 */
export const describeReason = (messages, reason) => messages[`reason.${reason}`] ?? `(${reason})`;
