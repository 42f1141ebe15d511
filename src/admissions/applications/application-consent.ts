import type { Consent } from "#src/forms/consent.ts";

export const applicationConsent = {
	version: "2026-12-2",
	text:
		"I am 18 or older, or my parent or guardian agrees, or I will ask them with the school’s link and the school " +
		"waits for their answer. The school may keep and use what I enter here to decide on this application and to " +
		"contact me about it.",
	message: "applicationConsentMissing",
} as const satisfies Consent;
