import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { clockAtSchool } from "#src/calendar/day.ts";
import { contentPermissions } from "#src/content/content-permissions.ts";
import { typeOf } from "#src/content/editing/content-item.ts";
import { readItem } from "#src/content/editing/read-item.server.ts";
import { schoolTextOf } from "#src/content/school/school-text-of.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import list from "#src/office/lists/list-page.module.css";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { previewedPage, previewTabs } from "./preview-links.ts";
import styles from "./preview-page.module.css";
import { listPathOf, previewQuery } from "./preview-query.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	allow(context, "news.draft");
	const { db, now } = context.get(officeServices);
	const query = previewQuery(new URL(request.url).searchParams);
	const item = query.item === undefined ? undefined : await readItem(db, query.item);
	if (query.item !== undefined && !item) throw data(null, { status: 404 });
	if (item) allow(context, contentPermissions(typeOf(item)).draft);
	const { item: id, clock, path = item ? undefined : paths.home } = query;
	return {
		query: { item: id, clock, path },
		today: clockAtSchool(now()).slice(0, 16),
		item: item && {
			id: item.id,
			type: item.type,
			title: item.title,
			hasPage: typeOf(item).page !== undefined,
			list: listPathOf(item.type),
			single: typeOf(item).single ?? false,
			isLetter: schoolTextOf(item.type)?.letter !== undefined,
		},
	};
}

/** Any page of the site as it will be at a moment, with an item's draft published. */
export default function PreviewPage() {
	const { query, today, item } = useLoaderData<typeof loader>();
	const { item: id, clock, path } = query;
	const to = (page: string) => officePaths.contentPreview(id, clock, page);
	const tabs = previewTabs(item ?? { hasPage: false, list: undefined, single: false, isLetter: false });
	return (
		<Screen
			rail
			title={item ? `Preview: ${item.title}` : "Website preview"}
			subtitle={<p>Only you see this</p>}
			back={
				item
					? { href: officePaths.contentItem(item.type, item.id), label: "Back to the text" }
					: { href: officePaths.content, label: "Back to Content" }
			}
		>
			<div className={list.page}>
				<div className={styles.bar}>
					<nav className={`${layout.tabs} ${styles.tabs}`} aria-label="Pages">
						{tabs.map((tab) => (
							<a key={tab.label} href={to(tab.path)} aria-current={tab.path === (path ?? "") ? "page" : undefined}>
								{tab.label}
							</a>
						))}
					</nav>
					<form method="get" action={officePaths.contentPreview()} className={styles.form}>
						{id !== undefined && <input type="hidden" name="item" value={id} />}
						<label>
							<span>Address</span>
							<input
								className={controls.field}
								name="path"
								defaultValue={path ?? ""}
								placeholder={paths.about}
								list="pages"
								autoComplete="off"
								spellCheck={false}
								enterKeyHint="go"
							/>
						</label>
						<datalist id="pages">
							{[paths.home, paths.news, paths.events, paths.blogs, paths.announcements, paths.academic].map((each) => (
								<option key={each} value={each} />
							))}
						</datalist>
						<label>
							<span>As of date and time (IST)</span>
							<input
								className={controls.field}
								type="datetime-local"
								name="at"
								defaultValue={clock}
								min={today}
								enterKeyHint="go"
							/>
						</label>
						<button className={controls.button} type="submit">
							Show
						</button>
					</form>
				</div>
				<iframe
					className={styles.frame}
					title="The page as visitors will see it"
					src={previewedPage({ item: id, clock }, path)}
					sandbox="allow-same-origin"
				/>
			</div>
		</Screen>
	);
}
