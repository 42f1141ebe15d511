import { stages } from "#src/admissions/applications/stage.ts";
import { caseStatuses } from "#src/cases/case.ts";
import { lapsed } from "#src/cases/list/case-query.ts";
import { conditionsOf, type DeskQuery, deskAddress, deskParameters, sortOf } from "#src/office/desk/case-address.ts";
import { statusWords, typeWords } from "#src/office/desk/desk-words.ts";
import { FilterBar, FilterChoice, FilterForm } from "#src/office/lists/filter-bar.tsx";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";

type Props = { query: DeskQuery; members: readonly { id: number; name: string }[] };

/** The conditions of the desk: as words, and a form of further ones. */
export function CaseFilter({ query, members }: Props) {
	const sort = sortOf(query);
	const conditions = [...conditionsOf(query), ...(sort === "due" ? [] : [{ name: "sort", value: sort }])];
	return (
		<FilterBar
			of="cases"
			address={officePaths.cases()}
			words={query.words}
			hint="name, phone, reference, or a word such as overdue:yes"
			rest={deskParameters(query).filter(([name]) => name !== "q" && name !== "page")}
			chips={conditions.map(({ name, value }) => ({
				name,
				words: written(name, value, members),
				without: deskAddress(query, { [name]: null }),
			}))}
		>
			<MoreConditions query={query} members={members} />
		</FilterBar>
	);
}

function written(name: string, value: string, members: Props["members"]): string {
	if (name !== "assignee") return value.replaceAll(",", " or ");
	return value
		.split(",")
		.map((each) => members.find(({ id }) => String(id) === each)?.name ?? each)
		.join(" or ");
}

function MoreConditions({ query, members }: Props) {
	const given = new Map(conditionsOf(query).map(({ name, value }) => [name, value]));
	const inForm = ["type", "status", "assignee", "stage", "paid", "complete", "overdue", "tag", "since", "until"];
	const rest = deskParameters(query).filter(([name]) => !inForm.includes(name) && name !== "page");
	const people = members.map(({ id, name }): [string, string] => [String(id), name]);
	const yesOrNo: [string, string][] = [
		["yes", "yes"],
		["no", "no"],
	];
	const choices: { name: string; label: string; options: [string, string][] }[] = [
		{ name: "type", label: "Type", options: Object.entries(typeWords) },
		{
			name: "status",
			label: "Status",
			options: [["open", "Open"], ...caseStatuses.map((status): [string, string] => [status, statusWords[status]])],
		},
		{
			name: "assignee",
			label: "Assignee",
			options: [["me", "Me"], ["covered", "Those I stand in for"], ["nobody", "Nobody"], ...people],
		},
		{ name: "stage", label: "Stage", options: [...stages, lapsed].map((stage) => [stage, stage]) },
		{ name: "paid", label: "Fee paid", options: yesOrNo },
		{ name: "complete", label: "Complete", options: yesOrNo },
		{ name: "overdue", label: "Overdue", options: yesOrNo },
	];
	return (
		<FilterForm address={officePaths.cases()} rest={rest} submit="Show these cases">
			{choices.map((choice) => (
				<FilterChoice key={choice.name} {...choice} value={given.get(choice.name) ?? ""} />
			))}
			<label>
				<span>Tag</span>
				<input className={controls.field} name="tag" enterKeyHint="search" defaultValue={given.get("tag") ?? ""} />
			</label>
			<label>
				<span>Came since</span>
				<input className={controls.field} type="date" name="since" defaultValue={given.get("since") ?? ""} />
			</label>
			<label>
				<span>Came until</span>
				<input className={controls.field} type="date" name="until" defaultValue={given.get("until") ?? ""} />
			</label>
		</FilterForm>
	);
}
