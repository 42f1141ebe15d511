import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { type StoredConsent, storedConsent } from "#src/forms/legal/stored-consent.ts";
import { jobApplicationForm } from "./form/job-application-config.ts";

/** A job application as the office reads it; `receivedAt` is ISO 8601 in UTC. */
export type OfficeJobApplication = {
	/** The title of the opening, and its readable key, as they were then. */
	post: string;
	slug: string;
	receivedAt: string;
	/** In the words of the form. */
	lines: AnswerLine[];
	consent: StoredConsent | null;
};

/** @returns undefined where there is no such job application */
export async function readOfficeJobApplication(
	db: Kysely<Database>,
	id: number,
): Promise<OfficeJobApplication | undefined> {
	const row = await db.selectFrom("job_applications").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return undefined;
	const { career_title: post, career_slug: slug, created_at: receivedAt, name, email, phone_no, note } = row;
	const answers: Record<string, string | null> = { name, email, phone_no, note };
	const asked = jobApplicationForm.fields.flatMap(({ name: field, label }) =>
		field in answers ? [{ name: field, label, answer: answers[field] ?? "" }] : [],
	);
	const lines = [{ name: "post", label: "Vacancy", answer: post }, ...asked];
	return { post, slug, receivedAt, lines, consent: storedConsent(row) };
}
