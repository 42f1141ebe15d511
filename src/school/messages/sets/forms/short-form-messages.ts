import type { MessageSet } from "#src/school/messages/message-set.ts";

export const enquiriesMessages = {
	text: "formMessages",
	group: "enquiries",
	messages: {
		sentNote: "We’ve received your message. You can leave this page or send another one.",
		quickEnquiryTitle: "Quick Enquiry",
		chatInstead: "Need an answer sooner? <chat>Message us on WhatsApp</chat>.",
	},
} as const satisfies MessageSet;

export const shortFormMessages = {
	text: "formMessages",
	group: "shortForm",
	messages: {
		sending: "Sending…",
		website: "Website",
	},
} as const satisfies MessageSet;
