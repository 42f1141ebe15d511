import { setTimeout as pause } from "node:timers/promises";
import { dayAtSchool } from "#src/calendar/day.ts";
import { readVersion } from "#src/content/version.server.ts";
import type { Services } from "#src/server/services.ts";

/** Names a state of what the school publishes. In one epoch, one address gets one answer. */
export type Epoch = string;

/** The present epoch; a promise only where it has to be asked for. */
export type ContentEpoch = () => Epoch | Promise<Epoch>;

/** Milliseconds: so long an epoch is taken for the present one; then it is asked for beside, and after `late` it is waited for, at most `patience`. */
const fresh = 100;
const late = 700;
const patience = 250;

/**
 * Follows the content's version and the day at the school, whichever process changes them: never more than a second behind, however many ask.
 * While the database does not answer, the last epoch known stays.
 */
export function followContent({ db, now, log }: Pick<Services, "db" | "now" | "log">): ContentEpoch {
	let known: Epoch | undefined;
	let checkedAt = Number.NEGATIVE_INFINITY;
	let checking: Promise<Epoch> | undefined;

	async function check(): Promise<Epoch> {
		const read = readVersion(db).then(
			(version) => {
				known = `${version} ${dayAtSchool(now())}`;
			},
			(error) => log.warn({ err: error }, "the content’s version could not be read"),
		);
		await Promise.race([read, pause(patience, undefined, { ref: false })]);
		checkedAt = performance.now();
		checking = undefined;
		return known ?? "none";
	}

	return () => {
		const age = performance.now() - checkedAt;
		if (known !== undefined && age < fresh) return known;
		checking ??= check();
		return known !== undefined && age < late ? known : checking;
	};
}
