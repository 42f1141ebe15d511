import type { WordSet } from "#src/school/words/word-set.ts";

export const documentsWords = {
	text: "applicationWords",
	group: "documents",
	words: {
		sendIt: "Send it",
		replacementFor: "Replacement file <what>for {label}</what>",
		fileFor: "File <what>for {label}</what>",
		nameSizeHasArrived: "{name}, {size}, received.",
		sending: "Sending…",
		replaceIt: "Replace it",
		yourAnswersAreSaved: "Your answers are saved. We’ve emailed you a list of them.",
		labelYourDocumentHas: "We’ve received your document: {label}",
		labelYourDocumentWas: "We couldn’t accept your document: {label}",
		nothingIsMissingThe: "Nothing is missing. Your application is complete.",
		yourApplicationIsIn:
			"We have your application. You can send missing documents from any device until we make a decision.",
		yourSeatDependsOn: "Your seat depends on what’s still missing here. Send each item as soon as you have it.",
		yourSeatDependsUntil:
			"Your seat depends on what’s still missing here. Send each item as soon as you have it, before your reporting date, {day}.",
		youMayAlsoSend: "You can also send",
		expectedInExpected: "Expected in {expected}",
		asSoonAsIt: "As soon as it’s out",
		enterIt: "Enter it",
		noDocumentsHaveCome: "No documents received yet.",
		replaceDocument: "Replace <what>{label}</what>",
		askedForByThe: "Requested by the school",
		requestDates: "Requested on <asked>{askedOn}</asked>. Send it by <due>{dueOn}</due>.",
	},
} as const satisfies WordSet;
