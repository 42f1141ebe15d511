import type { ApplicantAct } from "./applicant-acts.server.ts";

/** What an applicant's act has done, for the applicant. */
export const doneWords: Record<ApplicantAct, string> = {
	withdraw: "Your application is withdrawn.",
	"take-back": "Your withdrawal is taken back. The application goes on where it was.",
	accept: "You have accepted the place.",
	decline: "You have declined the place.",
};

/** Says that the mails are sent again, and to which address. */
export function mailedWords(email: string): string {
	return `Our mails are on the way to ${email} again. If nothing has come in ten minutes, please look among the spam.`;
}

/** Why nothing is mailed now. @param wait such as "30 minutes" */
export function tooManyMails(wait: string): string {
	return (
		"Our mails were sent again often enough for now. Please look into your mail, also among the spam, or try again " +
		`in ${wait}.`
	);
}
