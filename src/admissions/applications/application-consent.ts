import type { Consent } from "#src/forms/consent.ts";

export const applicationConsent = {
	version: "2026-12",
	text:
		"I am 18 or older, or my parent or guardian has read this and agrees, " +
		"or I am asking them with a link from the school, which waits for their answer: " +
		"the school may keep and use what I enter here to decide on this application and to write to me about it.",
	message: "applicationConsentMissing",
} as const satisfies Consent;
