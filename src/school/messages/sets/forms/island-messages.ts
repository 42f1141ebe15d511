import type { MessageSet } from "#src/school/messages/message-set.ts";

export const islandMessages = {
	text: "formMessages",
	group: "stopped",
	messages: {
		stoppedTitle: "This part of the page has stopped working",
		causeNote:
			"A translation or an extension in your browser may have changed the page, or the mistake is ours. What you’ve typed is saved, and what you’ve already sent isn’t lost.",
		continueNote:
			"Press Continue to go on from here. If a document is then missing, choose it again. If this keeps happening, reload the page without translating it.",
		continueButton: "Continue",
	},
} as const satisfies MessageSet;
