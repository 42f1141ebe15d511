import type { Selectable, Transaction } from "kysely";
import { storeCase } from "#src/cases/store-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";

type Alumnus = Pick<Selectable<Database["alumni"]>, "id" | "name" | "email" | "answers" | "asked" | "created_at">;

/** Opens the case of an alumnus, in the transaction that stores the registration. */
export async function storeAlumnusCase(
	trx: Transaction<Database>,
	{ id, name, email, answers: json, asked, created_at }: Alumnus,
	now: Date,
): Promise<void> {
	const answers: Record<string, unknown> = JSON.parse(json);
	const steps: { lines: AnswerLine[] }[] = JSON.parse(asked);
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	await storeCase(
		trx,
		{
			kind: "alumni",
			recordId: id,
			type: "alumni",
			reference: `alumni ${id}`,
			name,
			phone: text(answers.mobile_number),
			email,
			town: text(answers.residence),
			birthYear: text(answers.dob).slice(0, 4) || undefined,
			cameAt: created_at,
			unread: true,
			final: false,
			status: "ours",
			waits: { for: "Read", since: created_at, asked: false },
			dueOn: null,
			stage: null,
			fee: null,
			papers: null,
			marks: null,
			score: null,
			texts: steps.flatMap(({ lines }) => lines.map(({ answer }) => answer)),
		},
		now,
	);
}

/** Opens the cases of alumni who have none. @returns how many */
export async function openAlumniCases(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
	let opened = 0;
	for (;;) {
		const rows = await db
			.selectFrom("alumni")
			.leftJoin("cases", (join) => join.onRef("cases.record_id", "=", "alumni.id").on("cases.kind", "=", "alumni"))
			.select(["alumni.id", "alumni.name", "alumni.email", "answers", "alumni.asked", "alumni.created_at"])
			.where("cases.id", "is", null)
			.orderBy("alumni.id")
			.limit(batchSize)
			.execute();
		if (rows.length === 0 || signal?.aborted) return opened;
		await db.transaction().execute(async (trx) => {
			for (const row of rows) await storeAlumnusCase(trx, row, now);
		});
		opened += rows.length;
		await new Promise(setImmediate);
	}
}

const batchSize = 100;
