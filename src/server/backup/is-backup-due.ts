import type { RunHistory } from "#src/backup/backup-runs.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
/** Time of day at the school when few people apply and no one is in the office. */
const startsAtMs = 2 * hourMs;

/** Once a day from two in the morning on; an hour after a run that has failed. */
export function isBackupDue({ lastGood, last, running }: RunHistory, now: Date): boolean {
	if (running) return false;
	const nightOf = (moment: Date) => dayAtSchool(new Date(moment.getTime() - startsAtMs));
	if (lastGood && nightOf(new Date(lastGood.startedAt)) === nightOf(now)) return false;
	return !last || now.getTime() - Date.parse(last.startedAt) >= hourMs;
}

/** Once a week. */
export function isVerificationDue({ last }: RunHistory, now: Date): boolean {
	return !last || now.getTime() - Date.parse(last.startedAt) >= weekMs - hourMs;
}
