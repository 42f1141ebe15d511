import { formatShort } from "#src/calendar/format.ts";
import { caseStatuses, endedStatuses } from "#src/cases/case.ts";
import type { CaseQuery } from "#src/cases/list/case-query.ts";
import { statusWords, typeWords } from "#src/office/desk/desk-words.ts";

const openCount = caseStatuses.length - endedStatuses.length;

/** The conditions of a list of cases in words: "B.Arch", "complete", "unpaid". @param members their names */
export function wordsOfCases(query: CaseQuery, members: ReadonlyMap<number, string>): string[] {
	const { kinds, types, statuses, stages, tags, assignees, since, until, words } = query;
	const either = (all: readonly string[]) => (all.length > 0 ? [all.join(" or ")] : []);
	const flag = (value: boolean | undefined, yes: string, no: string) => (value === undefined ? [] : [value ? yes : no]);
	const isOpen =
		statuses.length === openCount && !statuses.some((status) => endedStatuses.some((ended) => ended === status));
	const assigneeWords = { me: "mine", covered: "of those I stand in for", nobody: "nobody’s" } as const;
	const all = [
		...either([...kinds, ...types].map((type) => typeWords[type] ?? type)),
		...(isOpen ? ["open"] : either(statuses.map((status) => statusWords[status].toLowerCase()))),
		...either(stages),
		...flag(query.complete, "complete", "not complete"),
		...flag(query.paid, "paid", "unpaid"),
		...flag(query.overdue, "overdue", "not overdue"),
		...flag(query.unseen, "not looked at", "looked at"),
		...flag(query.mentions, "in which I am named", "in which I am not named"),
		...(query.duplicates ? ["duplicates"] : []),
		...either(
			assignees.map((each) =>
				typeof each === "number" ? (members.get(each) ?? `member ${each}`) : assigneeWords[each],
			),
		),
		...tags.map((tag) => `tagged ${tag}`),
		...(since ? [`since ${formatShort(since)}`] : []),
		...(until ? [`until ${formatShort(until)}`] : []),
		...(words ? [`“${words}”`] : []),
	];
	return all.length > 0 ? all : ["All cases"];
}
