import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { itemsPerPage } from "#src/content/editing/item-query.ts";
import { listItems } from "#src/content/editing/list-items.server.ts";
import { adoptAll, listedTypeAt } from "#src/office/content/content-of.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { FilterBar } from "#src/office/lists/filter-bar.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import { StateTabs } from "#src/office/lists/state-tabs.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import { itemRow } from "./item-row.server.ts";
import { ItemTable } from "./item-table.tsx";
import { filterWords, type ListQuery, listAddress, parseListQuery } from "./list-query.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const { type } = listedTypeAt(context, params);
	const { db, now: clock } = context.get(officeServices);
	const now = clock();
	const query = parseListQuery(new URL(request.url).searchParams);
	await adoptAll(db, [type], now);
	const { items, count } = await listItems(db, { ...query, types: [type.table] });
	const rows = items.map((item) => itemRow(item, now));
	return { query, rows, count, type: type.table, names: type.office.names };
}

const keys = [
	{ keys: "J K", words: "row" },
	{ keys: "Enter", words: "open" },
	{ keys: "N", words: "new" },
	{ keys: "/", words: "words" },
];

/** The records of one type, published or not. */
export default function ListPage() {
	const { query, rows, count, type, names } = useLoaderData<typeof loader>();
	return (
		<Screen
			title={names.many}
			back={{ href: officePaths.content, label: "Back to all content" }}
			actions={
				<>
					<ExportLink list={`content/${type}`} query={listAddress(type, query).split("?")[1]} />
					<a className={controls.button} href={officePaths.newContent(type)} data-key="n">
						<OfficeIcon name="plus" /> New {names.one} <KeyCaps keys="N" />
					</a>
				</>
			}
			keys={keys}
			place={
				<PageLinks
					page={query.page}
					size={itemsPerPage}
					count={count}
					address={(page) => listAddress(type, query, { page })}
				/>
			}
		>
			<div className={list.page}>
				<StateTabs
					tabs={Object.entries(filterWords).map(([name, words]) => ({
						words,
						address: listAddress(type, query, { filter: name as ListQuery["filter"] }),
						here: name === query.filter,
					}))}
				/>
				<FilterBar
					of={names.many.toLowerCase()}
					address={officePaths.contentList(type)}
					words={query.words}
					hint="words of the title"
					rest={query.filter === "all" ? [] : [["state", query.filter]]}
				/>
				{rows.length === 0 ? (
					<Nothing type={type} query={query} names={names} />
				) : (
					<ItemTable rows={rows} label={names.many} />
				)}
			</div>
		</Screen>
	);
}

type NothingProps = { type: string; query: ListQuery; names: { many: string; one: string } };

/** What is so, why, and the way out. */
function Nothing({ type, query, names }: NothingProps) {
	const narrowed = query.words !== "" || query.filter !== "all";
	const where = query.filter === "all" ? "" : ` under “${filterWords[query.filter]}”`;
	return (
		<div className={list.message}>
			<p>
				<strong>
					{query.words ? `Nothing${where} has “${query.words}” in its title.` : `There is nothing${where}.`}
				</strong>
			</p>
			{query.filter === "trashed" && <p>What is put in the trash stays here for 30 days.</p>}
			<p>
				{narrowed ? (
					<a href={officePaths.contentList(type)}>Show all {names.many.toLowerCase()}</a>
				) : (
					<a href={officePaths.newContent(type)}>Write the first {names.one}</a>
				)}
			</p>
		</div>
	);
}
