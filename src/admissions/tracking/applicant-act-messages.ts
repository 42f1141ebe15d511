import type { ApplicantAct } from "./applicant-acts.server.ts";

/** What an applicant's act has done, for the applicant. */
export const doneMessages: Record<ApplicantAct, string> = {
	withdraw: "Your application is withdrawn.",
	"take-back": "Your application is restored. It’s at the same stage as before.",
	accept: "You’ve accepted your seat.",
	decline: "You’ve declined our offer.",
};

/** Says that the mails are sent again, and to which address. */
export function mailedMessage(email: string): string {
	return `We’re sending our emails to ${email} again. If you don’t see them in ten minutes, check your spam.`;
}

/** Why nothing is mailed now. @param wait such as "30 minutes" */
export function tooManyMails(wait: string): string {
	return `We’ve sent our emails again several times. Check your inbox and spam folder, or try again in ${wait}.`;
}
