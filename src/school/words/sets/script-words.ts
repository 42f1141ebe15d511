import type { MessageSet } from "#src/school/words/word-set.ts";

/** What the code of every page says, in plain words. What comes later, when it is needed, has a set of its own. */
export const scriptMessages = {
	text: "frameWords",
	group: "scripts",
	words: {
		loadingMore: "Loading…",
		codeMissing: "This didn’t load. Check your connection and try again.",
	},
} as const satisfies MessageSet;
