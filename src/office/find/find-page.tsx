import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dayAtSchool } from "#src/calendar/day.ts";
import { officeViews } from "#src/cases/desk/office-views.ts";
import { listViews } from "#src/cases/desk/saved-views.server.ts";
import { listCases } from "#src/cases/list/list-cases.server.ts";
import { oneLine } from "#src/formatting/typed-text.ts";
import { caseAddress } from "#src/office/desk/case-address.ts";
import { caseList } from "#src/office/desk/case-list.ts";
import { readerOf } from "#src/office/desk/read-desk.server.ts";
import { stateSentence } from "#src/office/desk/state-sentence.ts";
import { navItemsOf } from "#src/office/frame/nav-items.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./results.module.css";
import { FindField, type FoundGroup, Results } from "./results.tsx";

/** People beyond these are found on the desk. */
const maxPeople = 8;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "case.read");
	const reader = readerOf(context);
	const { db, now } = context.get(officeServices);
	const wanted = oneLine(new URL(request.url).searchParams.get("q") ?? "");
	const today = dayAtSchool(now());
	const parsed = caseList.parse(new URLSearchParams({ q: wanted, sort: "-changed" }));
	const groups: FoundGroup[] = [];
	if (wanted !== "" && parsed.ok) {
		const { rows, count } = await listCases(db, { ...parsed.query, size: maxPeople }, reader);
		groups.push({
			name: "People",
			results: rows.map((row) => ({
				href: caseAddress(row),
				label: row.name,
				more: `${row.reference} · ${stateSentence(row, today)}`,
				icon: "people",
			})),
		});
		if (count > 0) {
			const all = officePaths.cases(String(new URLSearchParams({ q: wanted })));
			const more = `${count} ${count === 1 ? "case" : "cases"}`;
			groups.push({
				name: "All cases",
				results: [{ href: all, label: `Cases with “${wanted}”`, more, icon: "desk" }],
			});
		}
	}
	const matches = (name: string) => name.toLowerCase().includes(wanted.toLowerCase());
	const views = [...officeViews, ...(await listViews(db, reader))].filter(({ name }) => matches(name));
	const navItems = navItemsOf(member).filter(({ name }) => matches(name));
	groups.push({
		name: "Pages",
		results: [
			...navItems.map(({ path, name, icon }) => ({ href: path, label: name, more: "", icon })),
			...views.map(({ name, query }) => ({
				href: officePaths.cases(query),
				label: name,
				more: "View",
				icon: "desk" as const,
			})),
		],
	});
	return { search: wanted, groups: groups.filter(({ results }) => results.length > 0) };
}

export default function FindPage() {
	const { search, groups } = useLoaderData<typeof loader>();
	return (
		<Screen title="Search">
			<div className={styles.page}>
				<form method="get" action={officePaths.find} className={styles.ask}>
					<FindField search={search} />
					<button className={controls.button} type="submit">
						Search
					</button>
				</form>
				<Results groups={groups} search={search} />
			</div>
		</Screen>
	);
}
