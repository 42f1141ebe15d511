import { FilterBar, FilterChoice, FilterForm } from "#src/office/lists/filter-bar.tsx";
import { StateTabs } from "#src/office/lists/state-tabs.tsx";
import controls from "#src/office/parts/controls.module.css";
import type { List } from "./define-list.ts";
import type { Filters } from "./filter.ts";
import { filtersOf, type ListQuery } from "./list-grammar.ts";

type Options = readonly (readonly [value: string, words: string])[];

type Props<Row, Key extends string, Each extends Filters, SortKey extends string> = {
	list: List<Row, Key, Each, SortKey>;
	query: NoInfer<ListQuery<Each, SortKey>>;
	/** How many rows each tab has, by its value. */
	counts?: Readonly<Record<string, number>>;
	/** What else can be chosen, by the name of the filter: what only the page knows, such as members. */
	more?: Readonly<Record<string, Options>>;
};

/** The tabs of a list, its field for words, its conditions as chips, and the form of further ones. */
export function ListFilter<Row, Key extends string, Each extends Filters, SortKey extends string>({
	list,
	query,
	counts,
	more = {},
}: Props<Row, Key, Each, SortKey>) {
	const filters = filtersOf(list);
	const values: Readonly<Record<string, unknown>> = query;
	const textOf = (name: string) => (values[name] === undefined ? undefined : String(values[name]));
	const addressWith = (name: string, value: string | undefined) =>
		list.addressOf(query, { [name]: value } as Partial<ListQuery<Each, SortKey>>);
	const given = list.parameters(query);
	const fields = filters.filter(([, { as }]) => as === "field");
	const inForm = [...fields.filter(([, { options }]) => options), ...fields.filter(([, { options }]) => !options)];
	const isField = (name: string) => fields.some(([each]) => each === name);
	const chip = (name: string, words: string) => ({ name, words, without: addressWith(name, undefined) });
	const conditions = filters.flatMap(([name, { as, words }]) => {
		const value = textOf(name);
		if (value === undefined || (as !== "field" && as !== "chip")) return [];
		return chip(name, list.typed ? asTyped(value, more[name]) : words(value));
	});
	const order = list.typed ? given.filter(([name]) => name === "sort") : [];
	return (
		<>
			{filters
				.filter(([, { as }]) => as === "tabs")
				.map(([name, { options = [] }]) => (
					<StateTabs
						key={name}
						tabs={options.map(([value, words]) => ({
							words,
							address: addressWith(name, value),
							here: value === textOf(name),
							...(counts && { count: counts[value] ?? 0 }),
						}))}
					/>
				))}
			{list.search !== undefined && (
				<FilterBar
					of={list.of}
					address={list.address()}
					words={query.words}
					hint={list.search}
					rest={given.filter(([name]) => name !== "q")}
					chips={[...conditions, ...order.map(([name, value]) => chip(name, value))]}
				>
					{fields.length > 0 && (
						<FilterForm
							address={list.address()}
							rest={given.filter(([name]) => !isField(name))}
							submit={`Show these ${list.of}`}
						>
							{inForm.map(([name, { label = name, options, isText }]) =>
								options ? (
									<FilterChoice
										key={name}
										name={name}
										label={label}
										value={textOf(name) ?? ""}
										options={[...options, ...(more[name] ?? [])]}
									/>
								) : (
									<label key={name}>
										<span>{label}</span>
										<input
											className={controls.field}
											{...(isText ? { enterKeyHint: "search" } : { type: "date" })}
											name={name}
											defaultValue={textOf(name) ?? ""}
										/>
									</label>
								),
							)}
						</FilterForm>
					)}
				</FilterBar>
			)}
		</>
	);
}

/** A value as it is typed, with the names of what only the page knows. */
function asTyped(value: string, more: Options = []): string {
	const named = (each: string) => more.find(([known]) => known === each)?.[1] ?? each;
	return value.split(",").map(named).join(" or ");
}
