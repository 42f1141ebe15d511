/** The two pages that the sentence below names, as the form links them. */
export const contactConsentLinks = [
	{ words: "terms and conditions", to: "/terms-conditions" },
	{ words: "privacy policy", to: "/privacy-policy" },
] as const;

/** What the sender of a message agrees to; a new wording gets a new version, since both are stored with the message. */
export const contactConsent = {
	version: "2026-11",
	text: "I have read the terms and conditions and the privacy policy, and agree that the school uses what I enter here to answer me. I am 18 or older, or my parent or guardian has read this and agrees.",
} as const;
