import type { OfficeGuardian } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import type { CheckWay, IdKind, Relation, Way } from "#src/admissions/guardians/guardian.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";

export const relationWords: Record<Relation, string> = {
	mother: "mother",
	father: "father",
	guardian: "legal guardian",
};

export const wayWords: Record<Way, string> = {
	details: "an identity document’s last characters",
	copy: "a copy of an identity document",
	call: "a call from us",
};

export const checkWayWords: Record<CheckWay, string> = {
	details: "Details compared",
	copy: "Copy looked at",
	call: "By telephone",
	person: "In person",
	paper: "On paper",
};

export const idKindWords: Record<IdKind, string> = {
	aadhaar: "Aadhaar",
	pan: "PAN card",
	passport: "Passport",
	voter: "Voter ID",
	driving: "Driving licence",
	token: "DigiLocker token",
};

export const languageWords: Readonly<Record<string, string>> = { en: "English", ta: "Tamil", hi: "Hindi" };

export function stateSentence({ state, expiresAt, withdrawnAt }: OfficeGuardian): string {
	const dayOf = (at: string) => formatLong(dayAtSchool(new Date(at)));
	switch (state) {
		case "asked":
			return `The applicant has the link. Nobody has answered yet; it works until ${dayOf(expiresAt)}.`;
		case "expired":
			return `Nobody answered until ${dayOf(expiresAt)}. Ask the applicant again.`;
		case "declared":
			return "Consent is given. Check who gave it, and note how.";
		case "confirmed":
			return "Consent is given and confirmed.";
		case "withheld":
			return "Consent is withheld. Do not work with this application.";
		case "withdrawn":
			return `Consent was withdrawn${withdrawnAt ? ` on ${dayOf(withdrawnAt)}` : ""}. Stop working with this application.`;
		case "refused":
			return "The consent could not be confirmed. The guardian can answer once more by the same link.";
	}
}
