import type { Selectable, Transaction } from "kysely";
import { readChecklist } from "#src/admissions/checklist/read-checklist.server.ts";
import { testField } from "#src/admissions/forms/own/added-form.ts";
import { lockCaseOf } from "#src/cases/acts/lock-case.server.ts";
import { type ChangeOptions, storeCase } from "#src/cases/store-case.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { nextStep, papersOf } from "./application-case.ts";
import type { StageDetails } from "./stage.ts";
import { readPath, type StageColumns } from "./stage-history.server.ts";

/**
 * Opens the case of an application, or brings it up to date: call it in the transaction of whatever changes the
 * application, its documents, checks, requests or fee, after the change.
 */
export async function storeApplicationCase(
	trx: Transaction<Database>,
	id: number,
	now: Date,
	changes: ChangeOptions = {},
): Promise<void> {
	// The lock comes before anything is read, because anyone who has the case has changed what it is made from.
	await lockCaseOf(trx, { kind: "application", id });
	const row = await trx.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row || row.erased_at !== null) return;
	const { lines, begun, fee } = await readChecklist(trx, row, now);
	const details: StageDetails = JSON.parse(row.stage_details ?? "{}");
	const answers: Record<string, unknown> = JSON.parse(row.answers);
	await storeCase(
		trx,
		{
			...personOf(row, answers),
			kind: "application",
			recordId: id,
			type: row.application_type,
			reference: row.reference,
			cameAt: row.created_at,
			unread: !begun && row.stage === "received",
			...nextStep({ stage: row.stage, details }, lines, {
				receivedAt: row.created_at,
				stageSince: await stageReachedAt(trx, row, now),
			}),
			stage: row.stage,
			fee: fee && { paid: fee.state === "paid", amount: fee.amount },
			papers: papersOf(lines),
			marks: firstNumber(answers, ["percentage_ug", "percentage_12", "percentage_10"]),
			score: firstNumber(answers, ["nata_score", "pgeta_score", testField]),
		},
		now,
		changes,
	);
}

/** Reads when the application reached its stage: now, if the act that moves it has not been stored yet. */
async function stageReachedAt(trx: Transaction<Database>, application: StageColumns, now: Date): Promise<string> {
	if (application.stage === "received") return application.created_at;
	const last = (await readPath(trx, application)).at(-1);
	return last?.stage === application.stage ? last.at : now.toISOString();
}

function personOf(
	{ name, phone_no, email, asked }: Selectable<Database["applications"]>,
	answers: Record<string, unknown>,
) {
	const steps: { lines: AnswerLine[] }[] = JSON.parse(asked);
	const dateOfBirth = answers.date_of_birth;
	return {
		name,
		phone: phone_no,
		email,
		town: townOf(answers.address),
		birthYear: typeof dateOfBirth === "string" ? dateOfBirth.slice(0, 4) : undefined,
		texts: steps.flatMap(({ lines }) => lines.map(({ answer }) => answer)),
	};
}

/** The last part of an address that is a place: no number, no country, no state. */
export function townOf(address: unknown): string {
	if (typeof address !== "string") return "";
	const parts = address
		.split(/[\n,;]/)
		.map((part) =>
			part
				.replace(/[\p{Nd}-]+/gu, " ")
				.replace(/\s+/g, " ")
				.trim(),
		)
		.filter((part) => /\p{L}{3}/u.test(part));
	const places = parts.filter((part) => !/^(india|tamil ?nadu|kerala|karnataka|tn|the nilgiris)$/i.test(part));
	return (places.at(-1) ?? parts.at(-1) ?? "").slice(0, 60);
}

function firstNumber(answers: Record<string, unknown>, names: readonly string[]): number | null {
	const givenValue = names.map((name) => answers[name]).find((value) => value !== undefined && value !== "");
	const number = Number(givenValue);
	return givenValue === undefined || Number.isNaN(number) ? null : number;
}
