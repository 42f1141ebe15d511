import { caseFacts } from "#src/cases/testing/case-facts.ts";
import type { Db } from "#src/db/connect.server.ts";

const at = "2026-11-20T06:00:00.000Z";
const together = 100;

/** Answers what is asked in the B.Arch form, at length and in Tamil. */
const answers = (number: number) => ({
	name: nameOf(number),
	date_of_birth: "2008-05-17",
	email: `a${number}@example.org`,
	phone_no: "+91 94432 12345",
	address: `${number}, எட்டின்ஸ் சாலை, ஊட்டி, தமிழ்நாடு 643001`,
	gender: "2",
	category: "bc",
	nationality: "Indian",
	is_international_student: "false",
	guardian_name: "சுந்தரம்",
	guardian_phone: "+91 94432 54321",
	no_class_10: "false",
	board_10: "CBSE",
	percentage_10: "91.4",
	grade_10: "A1",
	yop_10: "2024",
	result_awaited_12: "false",
	board_12: "Tamil Nadu State Board",
	school_12: "=Breeks Memorial School",
	percentage_12: "88.2",
	grade_12: "A",
	percentage_pcm: "87",
	yop_12: "2026",
	nata_status: "applied",
	waiting_result: "false",
	nata_score: "141",
});

export const nameOf = (number: number) => `மீனாட்சி சுந்தரம் ${number}`;

/** Adds so many applications with their cases, as rows alone: no files, fees or mails. */
export async function fillApplications(db: Db, count: number): Promise<void> {
	for (let from = 1; from <= count; from += together) {
		const numbers = Array.from({ length: Math.min(together, count - from + 1) }, (_, index) => from + index);
		await db.transaction().execute(async (trx) => {
			const rows = await trx
				.insertInto("applications")
				.values(
					numbers.map((number) => ({
						reference: referenceOf(number),
						application_type: "barch",
						idempotency_key: `key ${number}`,
						fingerprint: "0",
						name: nameOf(number),
						email: `a${number}@example.org`,
						phone_no: "+91 94432 12345",
						answers: JSON.stringify(answers(number)),
						asked: "[]",
						form_version: "1",
						consent_version: null,
						consent_text: null,
						consent_at: null,
						created_at: at,
						stage_details: null,
						reminders_stopped_at: null,
						erased_at: null,
					})),
				)
				.returning(["id", "reference", "name", "email"])
				.execute();
			await trx
				.insertInto("cases")
				.values(
					rows.map(({ id, reference, name, email }) => {
						const { phone, town } = caseFacts(id);
						return {
							kind: "application" as const,
							record_id: id,
							type: "barch",
							reference,
							name,
							phone,
							email,
							town,
							name_key: name,
							phone_key: null,
							email_key: null,
							person_key: null,
							status: "ours" as const,
							record_status: "ours" as const,
							unread: 0 as const,
							final: 0 as const,
							status_set: null,
							assignee_id: null,
							record_due: "2026-12-01",
							due_set: null,
							waits_for: "Read it",
							waits_since: at,
							asked: 0 as const,
							due_on: "2026-12-01",
							stage: "received",
							paid: 0 as const,
							fee: 100_000,
							papers: "uum",
							papers_missing: 3,
							complete: 0 as const,
							marks: 8820,
							score: 14_100,
							duplicate_of: null,
							version: 0,
							created_at: at,
							changed_at: at,
						};
					}),
				)
				.execute();
		});
	}
}

export const referenceOf = (number: number) => `DSA-26-B-${String(number).padStart(6, "0")}`;
