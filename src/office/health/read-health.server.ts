import { dayAtSchool } from "#src/calendar/day.ts";
import { thousands } from "#src/formatting/thousands.ts";
import { listFailures, type ShownFailure } from "#src/health/failures/failures.server.ts";
import { titleAt } from "#src/health/finding.ts";
import { readFindings, type StoredFinding } from "#src/health/findings.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { shortDayAndTime } from "#src/office/parts/days.ts";

export type HealthLine = { key: string; title: string; sentence: string; todo: string | null; when: string };
export type FailureLine = {
	id: number;
	title: string;
	frame: string;
	times: string;
	when: string;
	standing: ShownFailure["standing"];
};

/** Tells whether all is well, and what failed for visitors, in words. */
export async function readHealth({ db, now }: Pick<OfficeServices, "db" | "now">) {
	const today = dayAtSchool(now());
	const moment = (at: string) => shortDayAndTime(at, today);
	const findings = await readFindings(db);
	const failures = await listFailures(db, today);
	const lines = (matches: (finding: StoredFinding) => boolean) =>
		findings.filter(matches).map((finding): HealthLine => {
			const { name, place, sentence, todo, state, since } = finding;
			return {
				key: `${name} ${place}`,
				title: titleAt(finding),
				sentence,
				todo,
				when: state === "ok" ? "" : `since ${moment(since)}`,
			};
		});
	const line = (failure: ShownFailure): FailureLine => ({
		id: failure.id,
		title: `${failure.name} at ${failure.place}${failure.kind === "browser" ? ", in the browser" : ""}`,
		frame: failure.frame,
		standing: failure.standing,
		times: timesOf(failure),
		when: whenOf(failure, moment),
	});
	const checkedAt = findings
		.map((finding) => finding.checkedAt)
		.toSorted()
		.at(-1);
	return {
		checked: checkedAt === undefined ? null : moment(checkedAt),
		failing: lines(({ state }) => state === "failing"),
		warnings: lines(({ state }) => state === "warning"),
		well: lines(({ state }) => state === "ok"),
		failures: failures.filter(({ standing }) => standing !== "quiet").map(line),
		quiet: failures.filter(({ standing }) => standing === "quiet").map(line),
	};
}

function timesOf({ times, today }: ShownFailure): string {
	const all = times === 1 ? "once" : `${thousands(times)} times`;
	if (today === 0 || today === times) return today === times ? `${all}, today` : all;
	return `${all}, ${thousands(today)} of them today`;
}

function whenOf({ firstAt, lastAt, release, requestId }: ShownFailure, moment: (at: string) => string): string {
	const span = firstAt === lastAt ? `On ${moment(lastAt)}` : `From ${moment(firstAt)} to ${moment(lastAt)}`;
	return `${span}, last in release ${release}${requestId === null ? "" : `, incident ${requestId}`}.`;
}
