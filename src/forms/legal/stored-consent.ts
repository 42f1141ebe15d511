import { type ConsentLegal, type LegalName, legalNames } from "./legal-texts.ts";

/** Columns of a record that `storedConsent` reads. */
export const storedConsentColumns = [
	"consent_version",
	"consent_text",
	"consent_at",
	"consent_legal",
	"consent_language",
	"consent_english",
] as const;

type Columns = Record<(typeof storedConsentColumns)[number], string | null>;

/** A consent as it is stored. */
export type StoredConsent = {
	/** Version of the sentence. */
	version: string;
	/** The sentence as it was shown; null in records from before it was stored. */
	text: string | null;
	/** ISO 8601 in UTC. */
	at: string;
	/** Tag of the language in which it was asked for. */
	language: string;
	/** The sentence in English; null if it was shown in English. */
	english: string | null;
	/** The versions of the legal texts that it refers to; `shown` as in `LegalReference`. */
	legal: { name: LegalName; number: number; hash: string; shown: boolean }[];
};

/** The consent of a record; null when it was not asked for. */
export function storedConsent(columns: Columns): StoredConsent | null {
	const { consent_version: version, consent_text: text, consent_at: at, consent_legal } = columns;
	const { consent_language: language, consent_english: english } = columns;
	if (version === null || at === null) return null;
	const storedVersions: ConsentLegal = consent_legal === null ? {} : JSON.parse(consent_legal);
	const legal = legalNames.flatMap((name) => {
		const reference = storedVersions[name];
		return reference ? [{ name, number: reference.number, hash: reference.hash, shown: reference.shown }] : [];
	});
	// Earlier records have no language: English was the only one.
	return { version, text, at, language: language ?? "en", english, legal };
}
