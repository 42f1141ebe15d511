import { stages } from "#src/admissions/applications/stage.ts";
import { caseStatuses } from "#src/cases/case.ts";
import { conditionsOf, type DeskQuery, deskAddress, deskParameters, sortOf } from "#src/office/desk/case-address.ts";
import { statusWords, typeWords } from "#src/office/desk/words.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { SearchButton } from "#src/office/parts/search-button.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./filter-bar.module.css";

type Props = { query: DeskQuery; members: readonly { id: number; name: string }[] };

/** The conditions of a list as words that can be taken out, a field for more, and a form for those who click. */
export function FilterBar({ query, members }: Props) {
	const conditions = conditionsOf(query);
	const sort = sortOf(query);
	const chips = [...conditions, ...(sort === "due" ? [] : [{ name: "sort", value: sort }])];
	const kept = deskParameters(query).filter(([name]) => name !== "q" && name !== "page");
	return (
		<div className={styles.bar}>
			<form method="get" action={officePaths.cases()} className={styles.words} aria-label="Find cases">
				{kept.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{chips.length > 0 && (
					<ul className={styles.chips}>
						{chips.map(({ name, value }) => (
							<li key={name} className={controls.chip}>
								<span>{name}</span>
								<b>{written(name, value, members)}</b>
								<a href={deskAddress(query, { [name]: null })} aria-label={`Remove ${name}:${value}`}>
									<OfficeIcon name="close" />
								</a>
							</li>
						))}
					</ul>
				)}
				<SearchButton />
				<input
					type="search"
					name="q"
					defaultValue={query.words}
					placeholder="name, phone, reference, or a word such as overdue:yes"
					aria-label="Name, phone, reference, or a word such as overdue:yes"
					data-key="/"
					enterKeyHint="search"
					autoComplete="off"
					spellCheck={false}
				/>
			</form>
			<details className={controls.menu} data-menu="" data-side="end">
				<summary className={controls.button} data-key="f">
					<OfficeIcon name="plus" /> Filter <KeyCaps keys="F" />
				</summary>
				<div>
					<FilterForm query={query} members={members} />
				</div>
			</details>
		</div>
	);
}

function written(name: string, value: string, members: Props["members"]): string {
	if (name !== "assignee") return value.replaceAll(",", " or ");
	return value
		.split(",")
		.map((each) => members.find(({ id }) => String(id) === each)?.name ?? each)
		.join(" or ");
}

function FilterForm({ query, members }: Props) {
	const given = new Map(conditionsOf(query).map(({ name, value }) => [name, value]));
	const inForm = ["type", "status", "assignee", "stage", "paid", "complete", "overdue", "tag", "since", "until"];
	const kept = deskParameters(query).filter(([name]) => !inForm.includes(name) && name !== "page");
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
		{ name: "stage", label: "Stage", options: stages.map((stage) => [stage, stage]) },
		{ name: "paid", label: "Fee paid", options: yesOrNo },
		{ name: "complete", label: "Complete", options: yesOrNo },
		{ name: "overdue", label: "Overdue", options: yesOrNo },
	];
	return (
		<form method="get" action={officePaths.cases()} className={styles.form}>
			{kept.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{choices.map(({ name, label, options }) => {
				const value = given.get(name) ?? "";
				const known = value === "" || options.some(([each]) => each === value);
				return (
					<label key={name}>
						<span>{label}</span>
						<select className={controls.field} name={name} defaultValue={value}>
							<option value="">Any</option>
							{!known && <option value={value}>{value.replaceAll(",", " or ")}</option>}
							{options.map(([each, words]) => (
								<option key={each} value={each}>
									{words}
								</option>
							))}
						</select>
					</label>
				);
			})}
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
			<button className={controls.button} type="submit">
				Show these cases
			</button>
		</form>
	);
}
