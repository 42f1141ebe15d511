/** Acts of an applicant on the stage of an application. */
export const applicantActs = ["withdraw", "take-back", "accept", "decline"] as const;
export type ApplicantAct = (typeof applicantActs)[number];

/** The message that says what an act has done. */
export const actDone = {
	withdraw: "withdrawn",
	"take-back": "restored",
	accept: "accepted",
	decline: "declined",
} as const satisfies Record<ApplicantAct, string>;
