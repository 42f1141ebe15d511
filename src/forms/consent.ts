/** What an applicant agrees to; a new wording gets a new version, since both are stored with the application. */
/** The name of the consent checkbox on the wire. */
export const consentField = "consent";

export const applicationConsent = {
	version: "2026-11",
	text: "I am 18 or older, or my parent or guardian has read this and agrees: the school may keep and use what I enter here to decide on this application and to write to me about it.",
	message: "Please confirm that you agree, so that we may take your application",
} as const;
