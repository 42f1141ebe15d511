import type { Consent } from "#src/forms/consent.ts";

export const alumniConsent = {
	version: "2026-11",
	text:
		"I am 18 or older, or my parent or guardian has read this and agrees: " +
		"the school may keep what I enter here in its list of alumni and write to me about alumni matters.",
	message: "Confirm that you agree, so we can register you",
} as const satisfies Consent;
