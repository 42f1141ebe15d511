import type { Selectable, Transaction } from "kysely";
import { storeCase, unbegun } from "#src/cases/store-case.server.ts";
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
			waits: { for: "Read", since: created_at, asked: false },
			dueOn: null,
			...unbegun,
			texts: steps.flatMap(({ lines }) => lines.map(({ answer }) => answer)),
		},
		now,
	);
}
