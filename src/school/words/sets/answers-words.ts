import type { WordSet } from "#src/school/words/word-set.ts";

export const answersWords = {
	text: "applicationWords",
	group: "answers",
	words: {
		yourResults: "Your results",
		resultsThatYourApplication: "Results that your application awaits.",
		yourApplication: "Your application",
		whatWasNotOut: "What was not out when you applied. We confirm it by mail.",
		results: "Results",
		noResultIsAwaited: "No result is awaited for this application.",
		backToYourApplication: "Back to your application",
		whenYouAppliedYou: "When you applied, you expected it in {expected}.",
		itCanBeSent: "It can be sent with the result, before it or after it.",
		answersOfYourApplication: "Answers of your application.",
		untilTheSchoolBegins: "Until the school begins to read your application. We confirm changes by mail.",
		theseAnswersWereChanged: "These answers were changed elsewhere since you opened them.",
		whatWeHaveNow: "What we have now:",
		whatYouEnteredIs: "What you entered is below. Sending it again replaces that.",
		correctWhat: "Correct {what}",
		yourChangesWereNot: "Your changes were not saved",
		sending: "Sending…",
		saveChanges: "Save changes",
		sendTheResult: "Send the result",
		backWithoutChanges: "Back without changes",
	},
} as const satisfies WordSet;
