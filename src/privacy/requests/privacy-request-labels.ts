import type { RequestKind, RequestState } from "#src/privacy/requests/request-kind.ts";

/** `short` goes on in a sentence: "Your request to correct something". `title` heads a list. */
export const kindLabels: Record<RequestKind, { title: string; short: string }> = {
	correct: { title: "Correction", short: "to correct something" },
	erase: { title: "Erasure", short: "to erase your data" },
	withdraw: { title: "Consent withdrawn", short: "to withdraw a consent" },
	nominate: { title: "Nomination", short: "to name someone to act for you" },
	grievance: { title: "Complaint", short: "to look into a complaint" },
};

export const stateLabels: Record<RequestState, string> = {
	open: "Open",
	done: "Done",
	refused: "Refused",
	"taken-back": "Withdrawn",
};
