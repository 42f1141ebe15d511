/**
 * Names of the messages that each island's code may say; the build writes them here (`scripts/building`). Without a
 * build, an island gets all messages of its texts.
 */
export const namesOfIslands: Readonly<Record<string, readonly string[]>> = {};
