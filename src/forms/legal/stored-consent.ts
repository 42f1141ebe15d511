import { type ConsentLegal, type LegalName, legalNames } from "./legal-texts.ts";

type Columns = {
	consent_version: string | null;
	consent_text: string | null;
	consent_at: string | null;
	consent_legal: string | null;
	consent_language: string | null;
};

/** A consent as it is stored. */
export type StoredConsent = {
	/** Version of the sentence. */
	version: string;
	/** Null in records from before it was stored. */
	text: string | null;
	/** ISO 8601 in UTC. */
	at: string;
	/** Language in which it was asked for: "en". */
	language: string;
	/** The versions of the legal texts that it refers to; `shown` as in `LegalReference`. */
	legal: { name: LegalName; number: number; hash: string; shown: boolean }[];
};

/** The consent of a record; null when it was not asked for. */
export function storedConsent(columns: Columns): StoredConsent | null {
	const { consent_version: version, consent_text: text, consent_at: at, consent_legal, consent_language } = columns;
	if (version === null || at === null) return null;
	const storedVersions: ConsentLegal = consent_legal === null ? {} : JSON.parse(consent_legal);
	const legal = legalNames.flatMap((name) => {
		const reference = storedVersions[name];
		return reference ? [{ name, number: reference.number, hash: reference.hash, shown: reference.shown }] : [];
	});
	// Earlier records have no language: English was the only one.
	return { version, text, at, language: consent_language ?? "en", legal };
}
