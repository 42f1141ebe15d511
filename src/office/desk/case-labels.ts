import { formatShort } from "#src/calendar/format.ts";
import { stageLabel } from "#src/office/case/acts/stage-acts.ts";
import { answerLabels } from "./answer-columns.ts";
import type { DeskQuery } from "./case-list.ts";
import { labelOfType, statusLabels } from "./desk-labels.ts";

const flags = [
	["complete", "complete", "not complete"],
	["paid", "paid", "unpaid"],
	["overdue", "overdue", "not overdue"],
	["unseen", "not opened", "opened"],
	["mentions", "that mention me", "that don’t mention me"],
	["duplicates", "duplicates", undefined],
	["similar", "possible duplicates", "without possible duplicates"],
] as const;
const people: Readonly<Record<string, string>> = { me: "mine", nobody: "unassigned" };

/** The conditions of a list of cases in words: "B.Arch", "complete", "unpaid". @param members names by their ids */
export function describeQuery(query: DeskQuery, members: ReadonlyMap<string, string>): string[] {
	const { type, status, stage, answer, tag = [], assignee, since, until, search } = query;
	const all = [
		type?.map((each) => labelOfType(each) ?? each).join(" or "),
		status?.map((each) => (each === "open" ? each : statusLabels[each].toLowerCase())).join(" or "),
		stage?.map(stageLabel).join(" or "),
		answer && answerLabels()[answer],
		...flags.map(([name, yes, no]) => query[name] && (query[name] === "yes" ? yes : no)),
		assignee?.map((each) => people[each] ?? members.get(each) ?? `team member ${each}`).join(" or "),
		...tag.map((each) => `tagged ${each}`),
		since && `from ${formatShort(since)}`,
		until && `to ${formatShort(until)}`,
		search && `“${search}”`,
	].flatMap((each) => each || []);
	return all.length > 0 ? all : ["All cases"];
}
