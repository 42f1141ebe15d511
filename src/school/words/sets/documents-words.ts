import type { WordSet } from "#src/school/words/word-set.ts";

export const documentsWords = {
	text: "applicationWords",
	group: "documents",
	words: {
		sendIt: "Send it",
		anotherFileInIts: "Another file in its place",
		file: "File",
		forLabel: "for {label}",
		nameSizeHasArrived: "{name}, {size}, has arrived.",
		sending: "Sending…",
		replaceIt: "Replace it",
		yourAnswersAreSaved: "Your answers are saved. We have sent you a mail that lists them.",
		labelYourDocumentHas: "{label}: your document has arrived.",
		labelYourDocumentWas: "{label}: your document was not taken.",
		nothingIsMissingThe: "Nothing is missing: the application is complete.",
		yourApplicationIsIn:
			"Your application is in. What is still missing can follow from any device until it is decided; send each thing when you have it.",
		yourSeatDependsOn: "Your seat depends on what is still missing here. Send each thing as soon as you have it.",
		yourSeatDependsUntil:
			"Your seat depends on what is still missing here. Send each thing as soon as you have it, before you join on {day}.",
		youMayAlsoSend: "You may also send",
		expectedInExpected: "Expected in {expected}",
		asSoonAsIt: "As soon as it is out",
		enterIt: "Enter it",
		noDocumentsHaveCome: "No documents have come yet.",
		replace: "Replace",
		askedForByThe: "Asked for by the school",
		askedOn: "Asked on",
		pleaseSendItBy: ". Please send it by",
	},
} as const satisfies WordSet;
