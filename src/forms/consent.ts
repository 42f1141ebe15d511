import { translateText } from "#src/languages/language.ts";
import type { RuleName } from "./checks/say-rule.ts";

/** Name of the consent checkbox in requests. */
export const consentField = "consent";

/**
 * Statement that a sender agrees to, with its phrases that link to a page; `message` answers an unticked box. A new
 * wording gets a new version, which is stored.
 */
export type Consent = { version: string; text: string; links?: readonly Link[]; message: RuleName };

type Link = { text: string; to: string };

/** A consent as a page shows it. */
export type ShownConsent = { text: string; links: readonly Link[] };

/** A consent in the language of now, if it has been translated. On the server only. */
export const showConsent = ({ text, links = [] }: Consent): ShownConsent => ({
	text: translateText(text),
	links: links.map((link) => ({ ...link, text: translateText(link.text) })),
});
