import type { ComponentProps, Key as ReactKey, ReactNode } from "react";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { plainRupees } from "#src/office/money/plain-rupees.ts";
import { shortDay } from "#src/office/parts/days.ts";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import type { AnyList } from "./define-list.ts";
import type { ListColumn, ListValue } from "./list-column.ts";
import { type AnyQuery, sortText } from "./list-grammar.ts";
import type { ListView } from "./list-screen.tsx";
import { PickAll, PickBox } from "./pick-box.tsx";

type Props<Row, Key extends string> = {
	list: Pick<AnyList, "addressOf"> & {
		onPage: readonly ListColumn<Row, Key>[];
		everyColumn: () => readonly ListColumn<Row>[];
	};
	view: Pick<ListView<NoInfer<Row>, AnyQuery>, "query" | "rows" | "shown" | "today">;
	keyOf: (row: Row) => ReactKey;
	/** Drawings of cells that have more than their value, by the keys of their columns. */
	draw?: Partial<Record<Key, (row: Row) => ReactNode>>;
	/** Content after the link of a cell, inside the cell. */
	after?: Partial<Record<Key, (row: Row) => ReactNode>>;
	/** The whole text of cells that may be cut off. */
	titles?: Partial<Record<Key, (row: Row) => string | undefined>>;
	/** Has each row picked by a box before it: what its form gets, and what the row is called. */
	pick?: (row: Row) => ComponentProps<typeof PickBox>;
	/** Attributes of a row. */
	facts?: (row: Row) => Readonly<Record<`data-${string}`, string | undefined>>;
} & Omit<ComponentProps<"table">, "children">;

/** The rows of a page. The first column is their head; each cell has the key of its column as `data-column`. */
export function ListTable<Row, Key extends string>({
	list,
	view,
	keyOf,
	draw = {},
	after = {},
	titles = {},
	pick,
	facts: factsOf,
	...table
}: Props<Row, Key>) {
	// Columns whose keys are known only now have neither drawings nor titles here.
	const every = list.everyColumn() as readonly ListColumn<Row, Key>[];
	const columns = every.filter(({ key }) => view.shown.includes(key));
	const cell = (column: ListColumn<Row, Key>, row: Row): ReactNode => {
		const cellContent = draw[column.key]?.(row) ?? formatValue(column.value(row), view.today);
		if (!column.link) return cellContent;
		return (
			<>
				<a href={column.link(row)}>{cellContent}</a>
				{after[column.key]?.(row)}
			</>
		);
	};
	const facts = ({ key, numeric }: ListColumn<Row, Key>) => ({
		"data-column": key,
		"data-number": numeric ? "" : undefined,
	});
	return (
		<table data-rows="" {...table}>
			<thead>
				<tr>
					{pick && (
						<td data-column="pick">
							<PickAll />
						</td>
					)}
					{columns.map((column) =>
						column.title === "" ? (
							<td key={column.key} {...facts(column)} />
						) : (
							<Head key={column.key} column={column} list={list} query={view.query} />
						),
					)}
				</tr>
			</thead>
			<tbody>
				{view.rows.map((row) => (
					<tr key={keyOf(row)} {...factsOf?.(row)}>
						{pick && (
							<td>
								<PickBox {...pick(row)} />
							</td>
						)}
						{columns.map((column, index) => {
							const all = { ...facts(column), title: titles[column.key]?.(row), children: cell(column, row) };
							return index === 0 ? <th key={column.key} scope="row" {...all} /> : <td key={column.key} {...all} />;
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

type HeadProps = {
	column: Omit<ListColumn<never>, "value" | "link">;
	list: Pick<AnyList, "addressOf">;
	query: AnyQuery;
};

function Head({ column: { key, title, head = title, numeric, sort }, list, query }: HeadProps) {
	const facts = { scope: "col", "data-column": key, "data-number": numeric ? "" : undefined } as const;
	if (sort === undefined) return <th {...facts}>{head}</th>;
	const order = query.sort ? sortText(query.sort) : "";
	const direction = order === sort ? "ascending" : order === `-${sort}` ? "descending" : undefined;
	const next = { sort: { key: sort, descending: direction === "ascending" } };
	return (
		<th {...facts} aria-sort={direction} data-falling={direction === "descending" ? "" : undefined}>
			<a href={list.addressOf(query, next)}>
				{direction && <OfficeIcon name="up" />} {head}
			</a>
		</th>
	);
}

/** A value as pages have it. */
function formatValue(value: ListValue, today: string): ReactNode {
	if (value === null) return "–";
	if (typeof value !== "object") return value;
	if ("day" in value) return shortDay(value.day, today);
	if ("paise" in value) return value.paise ? `${value.paise < 0 ? "−" : ""}${plainRupees(Math.abs(value.paise))}` : "–";
	if ("hundredths" in value) return value.hundredths === null ? "–" : value.hundredths / 100;
	const at = "dayOf" in value ? value.dayOf : value.momentOf;
	if (at === null) return "–";
	return (
		<time dateTime={at} title={formatDateTime(new Date(at))}>
			{shortDay(dayAtSchool(new Date(at)), today)}
		</time>
	);
}
