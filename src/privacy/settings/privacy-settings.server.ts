import type { Kysely, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type PrivacySettings, privacyPeriods } from "./privacy-periods.ts";

/** The periods as the office has set them, in days. */
export async function readPrivacySettings(db: Kysely<Database>): Promise<PrivacySettings> {
	const rows = await db.selectFrom("privacy_settings").selectAll().execute();
	const set = new Map(rows.map(({ name, days }) => [name, days]));
	return Object.fromEntries(
		privacyPeriods.map(({ name, original }) => [name, set.get(name) ?? original]),
	) as PrivacySettings;
}

type Changed = { ok: true; changed: number } | { ok: false; message: string };

/** Sets periods, all or none. @param typed days by name, as they were typed; what is missing stays */
export async function setPrivacySettings(
	trx: Transaction<Database>,
	{ typed, by }: { typed: Readonly<Record<string, string | undefined>>; by: { id: number; name: string } },
	now: Date,
): Promise<Changed> {
	const before = await readPrivacySettings(trx);
	const wanted: { name: string; days: number }[] = [];
	for (const { name, title, least, most, why } of privacyPeriods) {
		const text = typed[name]?.trim();
		if (text === undefined || text === String(before[name])) continue;
		const days = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
		if (Number.isNaN(days)) return { ok: false, message: `“${text}” is no number of days for “${title}”.` };
		if (days < least) return { ok: false, message: `“${title}” must be at least ${least} days. ${why}` };
		if (days > most) return { ok: false, message: `“${title}” may be at most ${most} days. ${why}` };
		wanted.push({ name, days });
	}
	for (const row of wanted) {
		await trx
			.insertInto("privacy_settings")
			.values(row)
			.onConflict((conflict) => conflict.column("name").doUpdateSet({ days: row.days }))
			.execute();
	}
	if (wanted.length > 0) {
		const after = Object.fromEntries(wanted.map(({ name, days }) => [name, days]));
		const was = Object.fromEntries(wanted.map(({ name }) => [name, before[name as keyof PrivacySettings]]));
		const subject = { kind: "privacy-settings", id: 1 };
		const act = { actor: by.name, memberId: by.id, act: "privacy-settings-changed", subject, before: was, after };
		await recordAct(trx, act, now);
	}
	return { ok: true, changed: wanted.length };
}
