import type { MessageSet } from "#src/school/messages/message-set.ts";

/** Messages of the code of every page, in plain text. Code that loads later, when it is needed, has its own set. */
export const scriptMessages = {
	text: "frameMessages",
	group: "scripts",
	messages: {
		loadingMore: "Loading…",
		codeMissing: "This didn’t load. Check your connection and try again.",
	},
} as const satisfies MessageSet;
