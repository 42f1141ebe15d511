import type { MessageSet } from "#src/school/messages/message-set.ts";

export const documentsMessages = {
	text: "applicationMessages",
	group: "documents",
	messages: {
		sendDocument: "Send document",
		replacementFor: "Replacement file <what>for {label}</what>",
		fileFor: "File <what>for {label}</what>",
		fileReceived: "{name}, {size}, received.",
		sending: "Sending…",
		replaceFile: "Replace document",
		answersSaved: "Your answers are saved. We’ve emailed you a list of them.",
		documentReceived: "We’ve received your document: {label}",
		documentRefused: "We couldn’t accept your document: {label}",
		nothingMissing: "We have all your answers and documents.",
		missingNote: "You can still send these, from any device, until we make a decision.",
		seatNote: "You need these to join. Send each one as soon as you have it.",
		seatNoteUntil: "You need these to join. Send each one as soon as you have it, before your reporting date, {day}.",
		optionalTitle: "You can also send",
		resultExpected: "Expected in {expected}",
		resultPending: "As soon as it’s out",
		enterResult: "Enter the result",
		emptyList: "No documents received yet.",
		replaceDocument: "Replace <what>{label}</what>",
		requestedTitle: "Requested by the school",
		requestDates: "Requested on <asked>{askedOn}</asked>. Send it by <due>{dueOn}</due>.",
	},
} as const satisfies MessageSet;
