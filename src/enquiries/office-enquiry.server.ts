import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type Answers, questionsOf } from "#src/forms/definition.ts";
import { describeAnswer } from "#src/forms/describe-answers.ts";
import { storedConsent, storedConsentColumns } from "#src/forms/legal/stored-consent.ts";
import { type EnquiryForm, enquiryForms } from "./enquiry-forms.ts";

/** An enquiry or message as the office reads it; undefined where there is none. */
export async function readOfficeEnquiry(db: Kysely<Database>, id: number) {
	const row = await db
		.selectFrom("enquiries")
		.select(["form", "answers", "created_at"])
		.select(storedConsentColumns)
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return undefined;
	const form = Object.values<EnquiryForm>(enquiryForms).find(({ config }) => config.key === row.form);
	const questions = form ? questionsOf(form.definition) : [];
	const answers: Record<string, string> = JSON.parse(row.answers);
	const lines = Object.entries(answers)
		.filter(([, answer]) => answer !== "")
		.map(([name, answer]) => {
			const field = questions.find((each) => each.name === name);
			return field
				? { name, label: field.label, answer: describeAnswer(field, answer) }
				: { name, label: name, answer };
		});
	const label = form?.label ?? "enquiry";
	const title = `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
	return { title, receivedAt: row.created_at, lines, consent: storedConsent(row) };
}

/** `type` is the key of its form. */
type AnsweredEnquiry = { type: string; answers: Answers };

/** Reads the contents of these enquiries and messages, by their numbers; unknown ones are left out. */
export async function readEnquiryAnswers(
	db: Kysely<Database>,
	ids: readonly number[],
): Promise<ReadonlyMap<number, AnsweredEnquiry>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("enquiries").select(["id", "form", "answers"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, form, answers }) => [id, { type: form, answers: JSON.parse(answers) }]));
}
