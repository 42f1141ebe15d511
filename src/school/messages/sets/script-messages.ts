import type { MessageSet } from "#src/school/messages/message-set.ts";

/** What the code of every page says, in plain words. What loads later, when it is needed, has its own set. */
export const scriptMessages = {
	text: "frameWords",
	group: "scripts",
	messages: {
		loadingMore: "Loading…",
		codeMissing: "This didn’t load. Check your connection and try again.",
	},
} as const satisfies MessageSet;
