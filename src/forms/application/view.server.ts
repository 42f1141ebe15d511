import type { Db } from "../../db/connect.server.ts";
import { readFee } from "../../payment/fee.server.ts";
import type { PublicFee } from "../../payment/fee.ts";
import type { AnswerLine } from "../description.ts";
import { findByToken } from "./access.server.ts";
import { applicationForms, isApplicationType } from "./applications.ts";

/** What the holder of an application's token may see of it; `steps` in the words that the applicant saw. */
export type ApplicationView = {
	reference: string;
	title: string;
	receivedAt: string;
	steps: { title: string; lines: AnswerLine[] }[];
	fee: PublicFee | null;
};

/** @returns undefined for an unknown or expired token */
export async function viewApplication(db: Db, token: string, now: Date): Promise<ApplicationView | undefined> {
	const application = await findByToken(db, token, now);
	if (!application) return undefined;
	const { application_type: type } = application;
	return {
		reference: application.reference,
		title: isApplicationType(type) ? applicationForms[type].form.title : "Application",
		receivedAt: application.created_at,
		steps: JSON.parse(application.asked),
		fee: await readFee(db, application.id, now),
	};
}
