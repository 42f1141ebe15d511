import type { OfficeGuardian } from "#src/admissions/guardian-consent/office-guardian.server.ts";
import type { CheckWay, IdKind, Relation, Way } from "#src/admissions/guardians/guardian.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";

export const relationLabels: Record<Relation, string> = {
	mother: "mother",
	father: "father",
	guardian: "legal guardian",
};

export const wayLabels: Record<Way, string> = {
	details: "last characters of an identity document",
	copy: "copy of an identity document",
	call: "call from us",
};

export const checkWayLabels: Record<CheckWay, string> = {
	details: "Details compared",
	copy: "Copy viewed",
	call: "By phone",
	person: "In person",
	paper: "On paper",
};

export const idKindLabels: Record<IdKind, string> = {
	aadhaar: "Aadhaar",
	pan: "PAN card",
	passport: "Passport",
	voter: "Voter ID",
	driving: "Driving licence",
	token: "DigiLocker token",
};

export function stateSentence({ state, expiresAt, withdrawnAt }: OfficeGuardian): string {
	const dayOf = (at: string) => formatLong(dayAtSchool(new Date(at)));
	switch (state) {
		case "asked":
			return `The applicant has the link. No one has answered yet. It works until ${dayOf(expiresAt)}.`;
		case "expired":
			return `No one answered by ${dayOf(expiresAt)}. Email the applicant a new link.`;
		case "declared":
			return "A guardian gave consent. Check who they are, and record how you checked.";
		case "confirmed":
			return "Consent was given and confirmed.";
		case "withheld":
			return "Consent was refused. Don’t work on this application.";
		case "withdrawn":
			return `Consent was withdrawn${withdrawnAt ? ` on ${dayOf(withdrawnAt)}` : ""}. Stop working on this application.`;
		case "refused":
			return "We couldn’t confirm the consent. The guardian can answer again with the same link.";
	}
}
