import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { allContentTypes } from "#src/content/content-types.ts";
import { listedTypeAt } from "#src/office/content/content-of.server.ts";
import { describeState, shortMoment, stateMark } from "#src/office/content/item-labels.ts";
import { ListFilter } from "#src/office/kit/lists/list-filter.tsx";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import list from "#src/office/lists/list-page.module.css";
import table from "#src/office/lists/list-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { Initials } from "#src/office/parts/initials.tsx";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import * as officePaths from "#src/office-paths.ts";
import { servedItems } from "./item-list.server.ts";
import { itemList } from "./item-list.ts";
import styles from "./items.module.css";

export const loader = (args: LoaderFunctionArgs) =>
	servedItems(listedTypeAt(args.context, args.params).type).load(args);

const keys = [
	{ keys: "J K", label: "row" },
	{ keys: "Enter", label: "open" },
	{ keys: "N", label: "new" },
	{ keys: "/", label: "search" },
];

/** The records of one type, published or not. */
export default function ListPage() {
	const page = useLoaderData<typeof loader>();
	const { type: listed } = useParams();
	const type = allContentTypes.find(({ table }) => table === listed);
	if (!type) throw new Error(`There is no list of ${listed}.`);
	const items = itemList(type);
	if (!page.ok) return <WrongAddress list={items} errors={page.errors} />;
	const { query, rows } = page;
	const { names } = type.office;
	const now = new Date(page.now);
	return (
		<ListScreen
			list={items}
			view={page}
			back={{ href: officePaths.content, label: "Back to Content" }}
			actions={
				<a className={controls.button} href={officePaths.newContent(type.table)} data-key="n">
					<OfficeIcon name="plus" /> New {names.one} <KeyCaps keys="N" />
				</a>
			}
			keys={keys}
		>
			<ListFilter list={items} query={query} />
			{rows.length === 0 ? (
				<Nothing list={items} query={query} table={type.table} one={names.one} />
			) : (
				<div className={table.scroll}>
					<ListTable
						list={items}
						view={page}
						keyOf={({ id }) => id}
						className={`${table.list} ${styles.list}`}
						aria-label={names.many}
						titles={{ title: ({ title }) => title, state: describeState }}
						draw={{
							state: (item) => (
								<span className={styles.state}>
									<StateMark state={stateMark(item)} /> {describeState(item)}
								</span>
							),
							changed: ({ changed_at, writer }) =>
								writer === null ? "" : <time dateTime={changed_at}>{shortMoment(changed_at, now)}</time>,
							by: ({ writer }) => <Initials name={writer} />,
						}}
					/>
				</div>
			)}
		</ListScreen>
	);
}

type NothingProps = {
	list: ReturnType<typeof itemList>;
	query: { state: string; search: string };
	table: string;
	one: string;
};

/** Message for an empty list: what is empty, why, and a link to continue. */
function Nothing({ list: { address, of, filters }, query: { state, search }, table: type, one }: NothingProps) {
	const where = state === "all" ? "" : ` under “${filters.state.describe(state)}”`;
	return (
		<div className={list.message}>
			<p>
				<strong>{search ? `No title${where} contains “${search}”.` : `There’s nothing${where}.`}</strong>
			</p>
			{state === "trashed" && <p>Items stay in the trash for 30 days.</p>}
			<p>
				{search !== "" || state !== "all" ? (
					<a href={address()}>Show all {of}</a>
				) : (
					<a href={officePaths.newContent(type)}>Add the first {one}</a>
				)}
			</p>
		</div>
	);
}
