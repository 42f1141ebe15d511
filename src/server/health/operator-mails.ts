import type { Transaction } from "kysely";
import { addDays, clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { School } from "#src/forms/school.ts";
import { countFailures } from "#src/health/failures/failures.server.ts";
import { readFindings, staleFindings } from "#src/health/findings.server.ts";
import { type Figure, operatorMail } from "#src/health/operator-email.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import type { Settings } from "#src/server/settings.ts";

/** Time from which mails are sent, on the school's clock. */
const sentFrom = "08:00";
const monday = 1;

type Context = { db: Db; readonly school: School; settings: Pick<Settings, "operatorEmail"> };

/**
 * Mails the operator: on a day on which something needs a person what that is, and on Mondays on which
 * nothing does that all is well. At most one mail a day, also with several processes.
 * @returns how many were queued
 */
export async function mailOperator({ db, school, settings }: Context, now: Date): Promise<number> {
	const { operatorEmail } = settings;
	if (!operatorEmail || clockAtSchool(now).slice(11, 16) < sentFrom) return 0;
	const day = dayAtSchool(now);
	const findings = await readFindings(db);
	// A process that has just begun has not looked yet.
	if (findings.length === 0) return 0;
	const unwell = [...staleFindings(findings, now), ...findings.filter(({ state }) => state !== "ok")];
	const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === monday;
	if (unwell.length === 0 && !isMonday) return 0;
	const kind = unwell.length === 0 ? "weekly" : "daily";
	const figures = kind === "weekly" ? await readWeek(db, day) : [];
	return db.transaction().execute(async (trx) => {
		if (!(await claimOperatorMail(trx, kind, day))) return 0;
		await enqueue(trx, operatorMail(school, operatorEmail, { kind, day, figures, findings: unwell }), now);
		return 1;
	});
}

/** Reads what happened in the seven days before a day. */
async function readWeek(db: Db, day: string): Promise<Figure[]> {
	const since = new Date(Date.parse(`${addDays(day, -7)}T00:00:00+05:30`)).toISOString();
	type CountTable = "applications" | "enquiries" | "fees" | "outbox";
	const count = async (table: CountTable, column: "created_at" | "paid_at" | "sent_at") => {
		const { number } = await db
			.selectFrom(table)
			.select(({ fn }) => fn.countAll<number>().as("number"))
			.where(column as never, ">=", since as never)
			.executeTakeFirstOrThrow();
		return thousands(Number(number));
	};
	return [
		{ label: "Applications", value: await count("applications", "created_at") },
		{ label: "Fees paid", value: await count("fees", "paid_at") },
		{ label: "Enquiries and messages", value: await count("enquiries", "created_at") },
		{ label: "Emails sent", value: await count("outbox", "sent_at") },
		{
			label: "Errors visitors saw",
			value: thousands(await countFailures(db, addDays(day, -7), addDays(day, -1))),
		},
	];
}

/**
 * Claims the mail of a day, `YYYY-MM-DD`, in the transaction that queues it.
 * @returns false when it was claimed before, by any process
 */
async function claimOperatorMail(
	trx: Transaction<Database>,
	kind: Database["operator_mails"]["kind"],
	day: string,
): Promise<boolean> {
	const operatorMail = await trx
		.insertInto("operator_mails")
		.values({ kind, day })
		.onConflict((conflict) => conflict.column("kind").doUpdateSet({ day }).where("operator_mails.day", "<", day))
		.returning("kind")
		.executeTakeFirst();
	return operatorMail !== undefined;
}
