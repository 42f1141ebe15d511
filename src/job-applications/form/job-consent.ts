import type { Consent } from "#src/forms/consent.ts";
import { privacy } from "#src/paths.ts";

export const jobConsent = {
	version: "2026-11",
	text:
		"I have read the privacy policy, and agree that the school stores what I send here, with my CV, to decide about " +
		"this post and to write to me about it.",
	message: "Confirm that you agree, so we can read your application",
} as const satisfies Consent;

/** Phrases of the text that link to a page. */
export const jobConsentLinks = [{ text: "privacy policy", to: privacy }];
