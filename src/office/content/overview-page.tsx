import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { formatScheduled } from "#src/calendar/format-date-time.ts";
import { type ContentItem, contentTypeNamed } from "#src/content/editing/content-item.ts";
import { countItems, listItems, listScheduled } from "#src/content/editing/list-items.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import { adoptAll, typesOf, writableTablesOf } from "./content-of.server.ts";
import { itemFacts } from "./item-facts.server.ts";
import { ItemRows } from "./item-rows.tsx";
import styles from "./overview-page.module.css";

/** Maximum number of rows shown of each list. */
const maxRows = 8;

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "news.draft");
	const { db, now: clock } = context.get(officeServices);
	const now = clock();
	const types = typesOf(member);
	await adoptAll(db, types, now);
	const tables = types.map(({ table }) => table);
	const writable = writableTablesOf(member);
	const [counts, changed, scheduled, trash] = await Promise.all([
		countItems(db),
		listItems(db, { types: tables, filter: "all", search: "", page: 1 }),
		listScheduled(db),
		listItems(db, { types: tables, filter: "trashed", search: "", page: 1 }),
	]);
	const rowOf = (item: ContentItem) => ({
		...itemFacts(item, now),
		title: item.title,
		href: officePaths.contentItem(item.type, item.id),
		about: contentTypeNamed(item.type)?.office.names.many ?? item.type,
	});
	return {
		publishes: may(member, "content.publish"),
		kinds: types.map(({ table, office }) => ({
			table,
			name: office.names.many,
			...(counts.get(table) ?? { all: 0, drafts: 0, scheduled: 0 }),
		})),
		changed: changed.items.slice(0, maxRows).map(rowOf),
		scheduled: scheduled
			.filter(({ type, state }) => writable.includes(type) && state !== "trashed")
			.map(({ id, type, title, publish_at, take_down_at }) => ({
				id,
				type,
				title,
				label: publish_at
					? `publishes on ${formatScheduled(publish_at)}`
					: `unpublishes on ${take_down_at ? formatScheduled(take_down_at) : ""}`,
			})),
		trash: trash.items.slice(0, maxRows).map(rowOf),
		trashCount: trash.count,
	};
}

/** Everything that the school publishes: kinds, what was recently changed, what goes out next, and the trash. */
export default function OverviewPage() {
	const { kinds, changed, scheduled, trash, trashCount, publishes } = useLoaderData<typeof loader>();
	return (
		<Screen
			title="Content"
			actions={
				publishes && (
					<>
						<a className={controls.button} href={officePaths.brokenLinks()}>
							Broken links{" "}
						</a>
						<a className={controls.button} href={officePaths.redirects()}>
							Redirects
						</a>
					</>
				)
			}
		>
			<div className={`${layout.sections} ${styles.page}`}>
				<section aria-labelledby="kinds">
					<h2 id="kinds">Types</h2>
					<table className={styles.kinds}>
						<thead>
							<tr>
								<th scope="col">Type</th>
								<th scope="col">All</th>
								<th scope="col">Drafts</th>
								<th scope="col">Scheduled</th>
								<td />
							</tr>
						</thead>
						<tbody>
							{kinds.map(({ table, name, all, drafts, scheduled: soon }) => (
								<tr key={table}>
									<th scope="row">
										<a href={officePaths.contentList(table)} className={controls.title}>
											{name}
										</a>
									</th>
									<td>{number(all)}</td>
									<td>
										<Count
											count={drafts}
											href={officePaths.contentList(table, "state=drafts")}
											of={`drafts of ${name}`}
										/>
									</td>
									<td>
										<Count
											count={soon}
											href={officePaths.contentList(table, "state=scheduled")}
											of={`scheduled ${name}`}
										/>
									</td>
									<td>
										<a href={officePaths.newContent(table)} className={controls.link} aria-label={`New: ${name}`}>
											New
										</a>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</section>
				<section aria-labelledby="next">
					<h2 id="next">Scheduled</h2>
					{scheduled.length === 0 && <p>Nothing is scheduled.</p>}
					<ul className={`${layout.lines} ${styles.next}`}>
						{scheduled.map(({ id, type, title, label }) => (
							<li key={id}>
								<a href={officePaths.contentItem(type, id)}>{title}</a> <span className={controls.soft}>{label}</span>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="last">
					<h2 id="last">Recently changed</h2>
					{changed.length === 0 ? <p>There’s no content yet.</p> : <ItemRows rows={changed} />}
				</section>
				<section aria-labelledby="trash">
					<h2 id="trash">
						Trash <span>{trashCount > 0 ? `${trashCount}, deleted after 30 days` : "empty"}</span>
					</h2>
					{trash.length > 0 && <ItemRows rows={trash} />}
				</section>
			</div>
		</Screen>
	);
}

const number = (count: number) => (count === 0 ? "–" : count.toLocaleString("en-IN"));

function Count({ count, href, of }: { count: number; href: string; of: string }) {
	if (count === 0) return "–";
	return (
		<a href={href} className={controls.link} aria-label={`${number(count)} ${of}`}>
			{number(count)}
		</a>
	);
}
