import { settingNames } from "./settings.ts";

/** SCHOOL is read by the build and the launcher. */
const known = new Set([...settingNames, "SCHOOL", "NODE_ENV"]);
/** Variables of cron. */
const others = new Set(["MAILTO"]);

/** Variables that are not settings but look like one, each as a sentence. */
export function describeMisspelt(env: Record<string, string | undefined>): string[] {
	return Object.keys(env).flatMap((name) => {
		const meant = known.has(name) || others.has(name) ? undefined : nearest(name);
		return meant === undefined ? [] : `${name} isn’t a setting. Did you mean ${meant}?`;
	});
}

function nearest(name: string): string | undefined {
	const upperName = name.toUpperCase();
	const letters = lettersOf(upperName);
	const found = [...known].map((setting) => ({
		setting,
		away: lettersOf(setting) === letters && isNear(setting, upperName) ? 0 : distance(upperName, setting),
	}));
	return found
		.filter(({ setting, away }) => away <= tolerance(setting))
		.toSorted((a, b) => a.away - b.away)
		.at(0)?.setting;
}

/** A short name has many neighbours: HOME is not a misspelt HOST, and MODE no misspelt DEMO. */
const isShort = (setting: string) => setting.length <= 6;
const tolerance = (setting: string) => (isShort(setting) ? 1 : 2);
const isNear = (setting: string, name: string) => !isShort(setting) || setting[0] === name[0];

const lettersOf = (name: string) => [...name.replaceAll("_", "")].toSorted().join("");

/** Counts the letters that have to be added, removed or exchanged (Levenshtein). */
function distance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (const [index, letter] of [...one].entries()) {
		const next = [index + 1];
		for (const [column, otherLetter] of [...other].entries())
			next.push(
				Math.min(
					(row[column] ?? 0) + (letter === otherLetter ? 0 : 1),
					(row[column + 1] ?? 0) + 1,
					(next[column] ?? 0) + 1,
				),
			);
		row = next;
	}
	return row.at(-1) ?? 0;
}
