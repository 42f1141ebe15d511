import type { MessageSet } from "#src/school/messages/message-set.ts";

export const answersMessages = {
	text: "applicationMessages",
	group: "answers",
	messages: {
		resultsTitle: "Your results",
		resultsDescription: "Add results that were pending when you applied.",
		applicationTitle: "Your application",
		resultsLead: "Add results that were pending when you applied. We’ll email you to confirm.",
		resultsLabel: "Results",
		noResultsTitle: "You don’t have any results to add.",
		backToApplication: "Back to your application",
		expectedNote: "When you applied, you expected this result in {expected}.",
		documentNote: "You can send this now or later.",
		answersDescription: "The answers in your application.",
		correctionNote:
			"You can change these until we start reviewing your application. We’ll email you to confirm changes.",
		conflictTitle: "These answers have changed since you opened them.",
		storedAnswers: "The answers we have now:",
		conflictNote: "Your answers are below. If you save them, they’ll replace the ones we have.",
		correctStep: "Change {what}",
		notSavedTitle: "Your changes weren’t saved",
		sending: "Sending…",
		saveChanges: "Save changes",
		sendResult: "Send the result",
		backWithoutChanges: "Cancel",
	},
} as const satisfies MessageSet;
