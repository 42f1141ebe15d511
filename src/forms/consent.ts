/** Name of the consent checkbox in requests. */
export const consentField = "consent";

/** What a sender agrees to; `message` answers an unticked box. A new wording gets a new version, which is stored. */
export type Consent = { version: string; text: string; message: string };

export const applicationConsent = {
	version: "2026-11",
	text: "I am 18 or older, or my parent or guardian has read this and agrees: the school may keep and use what I enter here to decide on this application and to write to me about it.",
	message: "Please confirm that you agree, so that we may take your application",
} as const;

export const alumniConsent = {
	version: "2026-11",
	text: "I am 18 or older, or my parent or guardian has read this and agrees: the school may keep what I enter here in its list of alumni and write to me about alumni matters.",
	message: "Please confirm that you agree, so that we may register you",
} as const;
