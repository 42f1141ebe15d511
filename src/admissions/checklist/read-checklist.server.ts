import type { Kysely, Selectable } from "kysely";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { storedRules } from "#src/admissions/forms/departments.ts";
import { guardianState } from "#src/admissions/guardians/guardian.ts";
import { findGuardian, type Guardian } from "#src/admissions/guardians/guardian-record.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type ChecklistLine, checklistOf } from "./checklist.ts";

type Application = Pick<
	Selectable<Database["applications"]>,
	"id" | "application_type" | "answers" | "document_rules" | "created_at" | "erased_at"
>;

/** The checklist of an application, with whether someone at the office has begun with it, and its fee. */
export type ReadChecklist = {
	lines: ChecklistLine[];
	begun: boolean;
	fee: { state: string; amount: number } | null;
};

/** @returns no lines for an application that was erased, or of a form that no longer exists */
export async function readChecklist(db: Kysely<Database>, application: Application, now: Date): Promise<ReadChecklist> {
	const { id, application_type: type, answers, document_rules, created_at: receivedAt, erased_at } = application;
	const files = await db
		.selectFrom("application_files")
		.select(["field", "storage_key as key", "sent_at as sentAt"])
		.where("application_id", "=", id)
		.execute();
	const checks = await db
		.selectFrom("document_checks")
		.select(["subject", "state", "reason", "checked_at as checkedAt"])
		.where("application_id", "=", id)
		.execute();
	const requests = await db
		.selectFrom("document_requests")
		.select(["field", "asked_at as askedAt", "due_on as dueOn", "answered_at", "withdrawn_at"])
		.where("application_id", "=", id)
		.orderBy("id")
		.execute();
	const fee = await db
		.selectFrom("fees")
		.select(["state", "amount", "paid_at as paidAt"])
		.where("application_id", "=", id)
		.where("kind", "=", "application")
		.executeTakeFirst();
	const guardian = await findGuardian(db, { of: "application", id });
	const open = requests.filter(({ answered_at, withdrawn_at }) => answered_at === null && withdrawn_at === null);
	const lines =
		erased_at !== null || !isApplicationType(type)
			? []
			: checklistOf({
					type,
					answers: JSON.parse(answers),
					rules: storedRules(document_rules),
					receivedAt,
					files,
					checks: new Map(checks.map((check) => [check.subject, check])),
					requests: new Map(open.map((request) => [request.field, request])),
					fee: fee ?? null,
					guardian: guardian ? guardianFacts(guardian, now) : null,
				});
	return { lines, begun: checks.length > 0 || requests.some((each) => each.withdrawn_at === null), fee: fee ?? null };
}

function guardianFacts(guardian: Guardian, now: Date) {
	const { name, withdrawn_at, checked_at, answered_at, created_at } = guardian;
	return {
		state: guardianState(guardian, now),
		name: name ?? "",
		since: withdrawn_at ?? checked_at ?? answered_at ?? created_at,
	};
}
