import type { WordSet } from "#src/school/words/word-set.ts";

export const enquiriesWords = {
	text: "formWords",
	group: "enquiries",
	words: {
		yourMessageIsWith: "Your message is with the office. You can leave this page, or write another one.",
		quickEnquiry: "Quick Enquiry",
		sooner: "Sooner?",
		writeToUsOn: "Write to us on WhatsApp",
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
