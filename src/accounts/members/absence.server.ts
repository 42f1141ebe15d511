import type { Trx } from "#src/accounts/accounts-context.ts";
import { may } from "#src/accounts/may.ts";
import { recordMemberAct } from "#src/accounts/member-acts.server.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Db } from "#src/db/connect.server.ts";
import { memberColumns, memberOf } from "./read-members.server.ts";

/** A member who is away. `until` is the last day, `YYYY-MM-DD`; the stand-in is null where none was named. */
export type Absence = { memberId: number; until: string; standIn: { id: number; name: string } | null };

type Changed = { ok: true } | { ok: false; message: string };

/** Who is away on a day at the school, by their numbers. @param today `YYYY-MM-DD` */
export async function readAbsences(db: Db, today: string): Promise<ReadonlyMap<number, Absence>> {
	const rows = await db
		.selectFrom("members")
		.leftJoin("members as stand_in", "stand_in.id", "members.stand_in_id")
		.select(["members.id", "members.away_until", "stand_in.id as standInId", "stand_in.name as standInName"])
		.where("members.away_until", ">=", today)
		.execute();
	return new Map(
		rows.map(({ id, away_until, standInId, standInName }) => {
			const standIn = standInId === null || standInName === null ? null : { id: standInId, name: standInName };
			return [id, { memberId: id, until: away_until ?? today, standIn }];
		}),
	);
}

/** Notes that a member is away until and with a day, and who looks after their cases. */
export async function setAbsence(
	trx: Trx,
	{ member }: Session,
	{ until, standInId }: { until: string; standInId: number | null },
	now: Date,
): Promise<Changed> {
	const today = dayAtSchool(now);
	if (!isDay(until) || until < today) return { ok: false, message: "Choose the last day you’re out of office." };
	if (standInId !== null) {
		const refusal = await refuseStandIn(trx, member.id, standInId, today);
		if (refusal) return { ok: false, message: refusal };
	}
	const before = await readColumns(trx, member.id);
	const after = { away_until: until, stand_in_id: standInId };
	await trx.updateTable("members").set(after).where("id", "=", member.id).execute();
	await recordMemberAct(trx, { by: member, act: "absence-set", memberId: member.id, before, after }, now);
	return { ok: true };
}

/** Ends a member's absence: they are back. */
export async function endAbsence(trx: Trx, { member }: Session, now: Date): Promise<Changed> {
	const before = await readColumns(trx, member.id);
	if (before.away_until === null) return { ok: true };
	const after = { away_until: null, stand_in_id: null };
	await trx.updateTable("members").set(after).where("id", "=", member.id).execute();
	await recordMemberAct(trx, { by: member, act: "absence-ended", memberId: member.id, before, after }, now);
	return { ok: true };
}

function readColumns(trx: Trx, memberId: number) {
	return trx
		.selectFrom("members")
		.select(["away_until", "stand_in_id"])
		.where("id", "=", memberId)
		.executeTakeFirstOrThrow();
}

async function refuseStandIn(
	trx: Trx,
	memberId: number,
	standInId: number,
	today: string,
): Promise<string | undefined> {
	const row = await trx
		.selectFrom("members")
		.select([...memberColumns, "state", "away_until"])
		.where("members.id", "=", standInId)
		.executeTakeFirst();
	if (row?.state !== "active" || standInId === memberId) return "Choose a team member to cover you.";
	const { name } = row;
	if (!may(memberOf(row), "case.write")) return `${name}’s role doesn’t include work on cases.`;
	if (row.away_until !== null && row.away_until >= today)
		return `${name} is also out of office, until ${formatLong(row.away_until)}.`;
	return undefined;
}
