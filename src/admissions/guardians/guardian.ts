import type { LanguageTag } from "#src/languages/language.ts";

/** Language in which a guardian has answered. */
export type GuardianLanguage = LanguageTag;

export const relations = ["mother", "father", "guardian"] as const;
export type Relation = (typeof relations)[number];

/** Ways in which a guardian may be checked, as they choose. */
export const ways = ["details", "copy", "call"] as const;
export type Way = (typeof ways)[number];

/** Identity documents, and what an issuer such as DigiLocker gives in their place. */
export const idKinds = ["aadhaar", "pan", "passport", "voter", "driving", "token"] as const;
export type IdKind = (typeof idKinds)[number];

export const idNames: Record<IdKind, string> = {
	aadhaar: "Aadhaar",
	pan: "PAN",
	passport: "Passport",
	voter: "Voter ID (EPIC)",
	driving: "Driving licence",
	token: "DigiLocker",
};

/** Ways in which the office has checked a guardian. */
export const checkWays = ["details", "copy", "call", "person", "paper"] as const;
export type CheckWay = (typeof checkWays)[number];

/**
 * asked: the link waits for an answer. expired: it has waited too long. declared: consent is given, and the office has
 * not checked by whom. refused: it could not be confirmed.
 */
export type GuardianState = "asked" | "expired" | "declared" | "confirmed" | "withheld" | "withdrawn" | "refused";

type AnsweredLink = {
	answer: "given" | "withheld" | null;
	withdrawn_at: string | null;
	checked: "confirmed" | "refused" | null;
	expires_at: string;
};

export function guardianState({ answer, withdrawn_at, checked, expires_at }: AnsweredLink, now: Date): GuardianState {
	if (withdrawn_at !== null) return "withdrawn";
	if (answer === null) return expires_at > now.toISOString() ? "asked" : "expired";
	if (answer === "withheld") return "withheld";
	return checked ?? "declared";
}

/** Ways in which the office can take down what a guardian says when there is no link. */
export const entryWays = ["call", "person", "paper"] as const satisfies readonly CheckWay[];
