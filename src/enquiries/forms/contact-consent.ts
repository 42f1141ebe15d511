import type { Consent } from "#src/forms/consent.ts";
import { privacy, terms } from "#src/paths.ts";

export const contactConsent = {
	version: "2026-11",
	text:
		"I have read the terms and conditions and the privacy policy, and agree that the school uses what I enter here " +
		"to answer me. I am 18 or older, or my parent or guardian has read this and agrees.",
	message: "Confirm that you agree, so we can reply",
} as const satisfies Consent;

/** Phrases of the text that link to a page. */
export const contactConsentLinks = [
	{ text: "terms and conditions", to: terms },
	{ text: "privacy policy", to: privacy },
];
