import { formatShort } from "#src/calendar/format.ts";
import type { DeskQuery } from "./case-list.ts";
import { statusWords, typeWords } from "./desk-words.ts";

const flags = [
	["complete", "complete", "not complete"],
	["paid", "paid", "unpaid"],
	["overdue", "overdue", "not overdue"],
	["unseen", "not looked at", "looked at"],
	["mentions", "in which I am named", "in which I am not named"],
	["duplicates", "duplicates", undefined],
] as const;
const people: Readonly<Record<string, string>> = { me: "mine", covered: "of those I stand in for", nobody: "nobody’s" };

/** The conditions of a list of cases in words: "B.Arch", "complete", "unpaid". @param members names by their ids */
export function wordsOfCases(query: DeskQuery, members: ReadonlyMap<string, string>): string[] {
	const { type, status, stage, tag = [], assignee, since, until, words } = query;
	const all = [
		type?.map((each) => typeWords[each] ?? each).join(" or "),
		status?.map((each) => (each === "open" ? each : statusWords[each].toLowerCase())).join(" or "),
		stage?.join(" or "),
		...flags.map(([name, yes, no]) => query[name] && (query[name] === "yes" ? yes : no)),
		assignee?.map((each) => people[each] ?? members.get(each) ?? `member ${each}`).join(" or "),
		...tag.map((each) => `tagged ${each}`),
		since && `since ${formatShort(since)}`,
		until && `until ${formatShort(until)}`,
		words && `“${words}”`,
	].flatMap((each) => each || []);
	return all.length > 0 ? all : ["All cases"];
}
