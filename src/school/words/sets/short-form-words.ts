import type { WordSet } from "#src/school/words/word-set.ts";

export const enquiriesWords = {
	text: "formWords",
	group: "enquiries",
	words: {
		sentNote: "We’ve received your message. You can leave this page or send another one.",
		quickEnquiryTitle: "Quick Enquiry",
		chatInstead: "Need an answer sooner? <chat>Message us on WhatsApp</chat>.",
	},
} as const satisfies WordSet;

export const shortFormWords = {
	text: "formWords",
	group: "shortForm",
	words: {
		sending: "Sending…",
		website: "Website",
	},
} as const satisfies WordSet;
