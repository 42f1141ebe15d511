import * as paths from "#src/paths.ts";
import type { LegalText } from "#src/school/pages/legal.ts";

/** The texts of the school that a consent refers to, with what they are called in a sentence. */
export const legalTitles = {
	terms: "terms and conditions",
	refunds: "cancellation and refunds",
	privacy: "privacy policy",
} as const;

export type LegalName = keyof typeof legalTitles;

/** Paths at which each text is read. */
export const legalPaths = { terms: paths.terms, refunds: paths.refunds, privacy: paths.privacy } as const;

export const legalNames = Object.keys(legalTitles) as LegalName[];

export function isLegalName(name: string): name is LegalName {
	return Object.hasOwn(legalTitles, name);
}

/** Tells whether the school still has to write it: an empty school begins with texts that have no section. */
export function isUnwritten({ sections }: Pick<LegalText, "sections">): boolean {
	return sections.length === 0;
}

export function unwrittenLegal(texts: Readonly<Record<LegalName, LegalText>>): LegalName[] {
	return legalNames.filter((name) => isUnwritten(texts[name]));
}

/** "terms and conditions and privacy policy" */
export function listLegal(names: readonly LegalName[]): string {
	return new Intl.ListFormat("en-IN").format(names.map((name) => legalTitles[name]));
}

/** Name of the field in which a form sends the versions that were in force when it was shown. */
export const legalField = "legal";

/** The version of a legal text that a consent refers to. */
export type LegalReference = {
	id: number;
	number: number;
	/** SHA-256 of the text, in hexadecimal. */
	hash: string;
	/** True if the form said that it has shown this version; otherwise it was in force when the form came. */
	shown: boolean;
};

/** The versions that a consent refers to, by the names of the texts. */
export type ConsentLegal = Partial<Record<LegalName, LegalReference>>;
