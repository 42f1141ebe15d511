/** The texts of the school that a consent refers to, with what they are called in a sentence. */
export const legalTitles = {
	terms: "terms and conditions",
	refunds: "cancellation and refunds",
	privacy: "privacy policy",
} as const;

export type LegalName = keyof typeof legalTitles;

export const legalNames = Object.keys(legalTitles) as LegalName[];

export function isLegalName(name: string): name is LegalName {
	return Object.hasOwn(legalTitles, name);
}

/** Name of the field in which a form sends the versions that were in force when it was shown. */
export const legalField = "legal";

/** The version of a legal text that a consent refers to. */
export type LegalReference = {
	id: number;
	number: number;
	/** SHA-256 of the text, in hexadecimal. */
	hash: string;
	/** Whether the form said that it has shown this version; otherwise it was in force when the form came. */
	shown: boolean;
};

/** The versions that a consent refers to, by the names of the texts. */
export type ConsentLegal = Partial<Record<LegalName, LegalReference>>;
