import type { WordSet } from "#src/school/words/word-set.ts";

export const islandWords = {
	text: "formWords",
	group: "stopped",
	words: {
		thisPartHasStopped: "This part of the page has stopped working",
		aTranslationMayHave:
			"A translation or an extension in your browser may have changed the page, or the mistake is ours. What you’ve typed is kept, and what you’ve already sent isn’t lost.",
		pressContinueTo:
			"Press Continue to go on from here. If a document is missing then, please choose it again. If this happens again, load the page again without translating it.",
		continueWords: "Continue",
	},
} as const satisfies WordSet;
