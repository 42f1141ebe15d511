import type { Consent } from "#src/forms/short-form/short-form.ts";
import * as paths from "#src/paths.ts";

/** What the sender of a message agrees to; a new wording gets a new version, since it is stored with the message. */
export const contactConsent: Consent = {
	version: "2026-11",
	text: "I have read the terms and conditions and the privacy policy, and agree that the school uses what I enter here to answer me. I am 18 or older, or my parent or guardian has read this and agrees.",
	links: [
		{ words: "terms and conditions", to: paths.terms },
		{ words: "privacy policy", to: paths.privacy },
	],
	message: "Please confirm that you agree, so that we may answer you",
};
