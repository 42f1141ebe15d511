import styles from "#src/office/lists/filter-bar.module.css";
import { SearchButton } from "#src/office/lists/search-button.tsx";
import { StateTabs } from "#src/office/lists/state-tabs.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import type { AnyList } from "./define-list.ts";
import type { Filter } from "./filter.ts";
import { type AnyQuery, filtersOf } from "./list-grammar.ts";

type Pairs = readonly (readonly [name: string, value: string])[];
type Chip = { name: string; label: string; without: string };

type Props = {
	list: AnyList;
	query: AnyQuery;
	/** Number of rows in each tab, by its value. */
	counts?: Readonly<Record<string, number>>;
	/** Additional options by the name of the filter, such as members, which only the page knows. */
	more?: Readonly<Record<string, Pairs>>;
};

/**
 * The tabs of a list, its field for words, its conditions as chips that can be taken out, and a form of further ones.
 */
export function ListFilter({ list, query, counts, more = {} }: Props) {
	const filters = filtersOf(list);
	const textOf = (name: string) => (query[name] === undefined ? undefined : String(query[name]));
	const addressWith = (name: string, value: string | undefined) => list.addressOf(query, { [name]: value });
	const parameters = list.parameters(query);
	const fields = filters.filter(([, { as }]) => as === "field");
	const chip = (name: string, label: string): Chip => ({ name, label, without: addressWith(name, undefined) });
	const conditions = filters.flatMap(([name, filter]) => {
		const { as, describe, several } = filter;
		const value = textOf(name);
		if (value === undefined || (as !== "field" && as !== "chip")) return [];
		return chip(name, list.typed && (several || !filter.options) ? asTyped(value, more[name]) : describe(value));
	});
	const order = list.typed ? parameters.filter(([name]) => name === "sort") : [];
	return (
		<>
			{filters
				.filter(([, { as }]) => as === "tabs")
				.map(([name, { options = [] }]) => (
					<StateTabs
						key={name}
						tabs={options.map(([value, label]) => ({
							label,
							address: addressWith(name, value),
							here: value === textOf(name),
							...(counts && { count: counts[value] ?? 0 }),
						}))}
					/>
				))}
			{list.search !== undefined && (
				<div className={styles.bar}>
					<form method="get" action={list.address()} className={styles.search} aria-label={`Search ${list.of}`}>
						<HiddenFields fields={parameters.filter(([name]) => name !== "q")} />
						<Chips chips={[...conditions, ...order.map(([name, value]) => chip(name, value))]} />
						<SearchButton />
						<input
							type="search"
							name="q"
							defaultValue={query.search}
							placeholder={list.search}
							aria-label={list.search.charAt(0).toUpperCase() + list.search.slice(1)}
							data-key="/"
							enterKeyHint="search"
							autoComplete="off"
							spellCheck={false}
						/>
					</form>
					{fields.length > 0 && (
						<details className={controls.menu} data-menu="" data-side="end">
							<summary className={controls.button} data-key="f">
								<OfficeIcon name="plus" /> Filter <KeyCaps keys="F" />
							</summary>
							<div>
								<form method="get" action={list.address()} className={styles.form}>
									<HiddenFields fields={parameters.filter(([name]) => !fields.some(([each]) => each === name))} />
									{fields
										.toSorted(([, one], [, other]) => Number(!one.options) - Number(!other.options))
										.map(([name, filter]) => (
											<Field key={name} name={name} filter={filter} value={textOf(name) ?? ""} more={more[name]} />
										))}
									<button className={controls.button} type="submit">
										{`Show these ${list.of}`}
									</button>
								</form>
							</div>
						</details>
					)}
				</div>
			)}
		</>
	);
}

function Chips({ chips }: { chips: readonly Chip[] }) {
	if (chips.length === 0) return null;
	return (
		<ul className={styles.chips}>
			{chips.map(({ name, label, without }) => (
				<li key={name} className={controls.chip}>
					<span>{name}</span>
					<b>{label}</b>
					<a href={without} aria-label={`Remove ${name}: ${label}`}>
						<OfficeIcon name="close" />
					</a>
				</li>
			))}
		</ul>
	);
}

type FieldProps = { name: string; filter: Filter; value: string; more?: Pairs | undefined };

/** One further condition. A value that is none of the options can be seen and left as it is. */
function Field({ name, filter: { label = name, options: own, isText }, value, more = [] }: FieldProps) {
	if (!own)
		return (
			<label>
				<span>{label}</span>
				<input
					className={controls.field}
					{...(isText ? { enterKeyHint: "search" } : { type: "date" })}
					name={name}
					defaultValue={value}
				/>
			</label>
		);
	const options = [...own, ...more];
	return (
		<label>
			<span>{label}</span>
			<select className={controls.field} name={name} defaultValue={value}>
				<option value="">Any</option>
				{value !== "" && !options.some(([each]) => each === value) && (
					<option value={value}>{value.replaceAll(",", " or ")}</option>
				)}
				{options.map(([each, label]) => (
					<option key={each} value={each}>
						{label}
					</option>
				))}
			</select>
		</label>
	);
}

function HiddenFields({ fields }: { fields: Pairs }) {
	return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** A value as it is typed, with the names of what only the page knows. */
function asTyped(value: string, more: Pairs = []): string {
	const labelOf = (each: string) => more.find(([known]) => known === each)?.[1] ?? each;
	return value.split(",").map(labelOf).join(" or ");
}
