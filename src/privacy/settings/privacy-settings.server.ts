import type { Kysely } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { plainFigures } from "#src/formatting/typed-text.ts";
import type { Refusal } from "#src/refusal.ts";
import { minimumOf, type PrivacySettings, privacyPeriods } from "./privacy-periods.ts";

/**
 * The periods as the office has set them, in days. None is shorter than the least for which data are stored, also when
 * that was raised afterwards.
 */
export async function readPrivacySettings(db: Kysely<Database>): Promise<PrivacySettings> {
	const rows = await db.selectFrom("privacy_settings").selectAll().execute();
	const set = new Map(rows.map(({ name, days }) => [name, days]));
	const minimum = set.get("minimum") ?? originalMinimum;
	return Object.fromEntries(
		privacyPeriods.map((period) => {
			const days = set.get(period.name) ?? period.original;
			return [period.name, period.orZero && days === 0 ? 0 : Math.max(days, minimumOf(period, minimum))];
		}),
	) as PrivacySettings;
}

const originalMinimum = 365;

type SettingsResult = { ok: true; changed: number } | Refusal;
type Setting = { typed: Readonly<Record<string, string | undefined>>; by: { id: number; name: string } };

/** Sets periods, all or none. @param typed days by name, as they were typed; what is missing stays */
export async function setPrivacySettings(trx: Trx, { typed, by }: Setting, now: Date): Promise<SettingsResult> {
	const before = await readPrivacySettings(trx);
	const periods: { name: keyof PrivacySettings; days: number }[] = [];
	let minimum = before.minimum;
	for (const period of privacyPeriods) {
		const { name, title, max, orZero, why } = period;
		const text = typed[name] && plainFigures(typed[name]);
		const was = before[name];
		const days = text === undefined ? was : /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
		if (Number.isNaN(days)) return { ok: false, message: `Enter a whole number of days for “${title}”.` };
		const least = minimumOf(period, minimum);
		const asApplication = orZero && days === 0;
		if (text !== undefined && !asApplication && days < least)
			return { ok: false, message: `“${title}” must be at least ${least} days. ${why}` };
		if (days > max) return { ok: false, message: `“${title}” can be at most ${max} days. ${why}` };
		if (name === "minimum") minimum = days;
		if (days !== was) periods.push({ name, days });
	}
	for (const row of periods) {
		await trx
			.insertInto("privacy_settings")
			.values(row)
			.onConflict((conflict) => conflict.column("name").doUpdateSet({ days: row.days }))
			.execute();
	}
	if (periods.length > 0) {
		const after = Object.fromEntries(periods.map(({ name, days }) => [name, days]));
		const was = Object.fromEntries(periods.map(({ name }) => [name, before[name]]));
		const subject = { kind: "privacy-settings", id: 1 };
		const act = {
			actor: by.name,
			memberId: by.id,
			act: "privacy-settings-changed",
			subject,
			before: was,
			after,
		} as const;
		await recordAct(trx, act, now);
	}
	return { ok: true, changed: periods.length };
}
