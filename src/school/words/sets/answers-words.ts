import type { WordSet } from "#src/school/words/word-set.ts";

export const answersWords = {
	text: "applicationWords",
	group: "answers",
	words: {
		yourResults: "Your results",
		resultsThatYourApplication: "Results your application is waiting for.",
		yourApplication: "Your application",
		whatWasNotOut: "Add results that were pending when you applied. We’ll email you to confirm.",
		results: "Results",
		noResultIsAwaited: "This application isn’t waiting for any results.",
		backToYourApplication: "Back to your application",
		whenYouAppliedYou: "When you applied, you expected it in {expected}.",
		itCanBeSent: "You can send it with the result, before it or after it.",
		answersOfYourApplication: "The answers in your application.",
		untilTheSchoolBegins:
			"You can change these until we start reviewing your application. We’ll email you to confirm changes.",
		theseAnswersWereChanged: "These answers were changed somewhere else after you opened them.",
		whatWeHaveNow: "The answers we have now:",
		whatYouEnteredIs: "Your answers are below. Sending them again replaces the ones we have.",
		correctWhat: "Correct {what}",
		yourChangesWereNot: "Your changes weren’t saved",
		sending: "Sending…",
		saveChanges: "Save changes",
		sendTheResult: "Send the result",
		backWithoutChanges: "Back without changes",
	},
} as const satisfies WordSet;
