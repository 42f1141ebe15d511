import type { Transaction } from "kysely";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { categories } from "#src/admissions/forms/questions.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { isDay } from "#src/calendar/day.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import { categoryOf, countOfLine, lockSeats } from "./seats.server.ts";

/** `seats` null: no line for this category. */
export type WrittenSeats = {
	type: string;
	/** `YYYY-MM-DD`: whoever has applied since then counts. */
	since: string;
	lines: readonly { category: string; seats: number | null }[];
	by: By;
};
export type SeatsResult = { ok: true; actId: number } | { ok: false; message: string };

const most = 10_000;
const refuse = (message: string): SeatsResult => ({ ok: false, message });

/** Sets how many seats a form's programmes have, by category. Fewer than are accepted are refused. */
export async function setSeats(
	trx: Transaction<Database>,
	{ type, since, lines: written, by }: WrittenSeats,
	now: Date,
): Promise<SeatsResult> {
	if (!isApplicationType(type)) return refuse("There is no such programme.");
	if (!isDay(since)) return refuse("Write since when applications count, as a day.");
	const known = new Set<string>(["", ...categories.map(({ value }) => value)]);
	const lines = written.flatMap(({ category, seats }) => (seats === null ? [] : [{ category, seats }]));
	if (lines.some(({ category }) => !known.has(category))) return refuse("There is no such category.");
	if (lines.some(({ seats }) => !Number.isInteger(seats) || seats < 0 || seats > most))
		return refuse("Seats are whole numbers from 0 to 10,000. An empty field sets no limit.");
	const planId = await lockSeats(trx, type, now);
	await fillCategories(trx, type);
	const plan = { planId, since, lines };
	for (const { category, seats } of lines) {
		const accepted = await countOfLine(trx, type, plan, category, "accepted");
		if (accepted > seats)
			return refuse(`${accepted} of ${category || "all others"} have accepted already, which is more than ${seats}.`);
	}
	const rows = trx.selectFrom("seats").select(["category", "seats"]).where("plan_id", "=", planId);
	const before = await rows.where("since", "=", since).orderBy("category").execute();
	await trx.deleteFrom("seats").where("plan_id", "=", planId).where("since", "=", since).execute();
	if (lines.length > 0)
		await trx
			.insertInto("seats")
			.values(lines.map((line) => ({ plan_id: planId, since, ...line })))
			.execute();
	const subject = { kind: "seats", id: planId };
	const act = { actor: by.name, memberId: by.id, act: "seats-set", subject };
	const actId = await recordAct(trx, { ...act, before: { since, lines: before }, after: { since, lines } }, now);
	return { ok: true, actId };
}

/** Of those who have accepted before categories were written down. */
async function fillCategories(trx: Transaction<Database>, type: string): Promise<void> {
	const rows = await trx
		.selectFrom("applications")
		.select(["id", "answers"])
		.where("application_type", "=", type)
		.where("stage", "=", "accepted")
		.where("seat_category", "is", null)
		.execute();
	for (const row of rows)
		await trx
			.updateTable("applications")
			.set({ seat_category: categoryOf(row) })
			.where("id", "=", row.id)
			.execute();
}
