import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
	useRouteLoaderData,
} from "react-router";
import { may } from "#src/accounts/may.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { parseCaseQuery } from "#src/cases/list/parse-case-query.ts";
import type { FrameData } from "#src/office/frame/frame.tsx";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { deskAddress, deskParameters } from "./case-address.ts";
import { CaseFilter } from "./case-filter.tsx";
import styles from "./desk-page.module.css";
import { NothingFound } from "./nothing-found.tsx";
import { PickBar } from "./pick-bar.tsx";
import { type DeskRefusal, takeDeskForm } from "./plan-picked.server.ts";
import { knownWords, readDesk, readerOf } from "./read-desk.server.ts";
import { readViewAct } from "./read-view-act.server.ts";
import { CaseTable } from "./table/case-table.tsx";
import { ColumnMenu } from "./table/column-menu.tsx";
import { columnsOf } from "./table/columns.ts";
import { type ShownView, ViewMenu } from "./view-menu.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "case.read");
	const { db, now } = context.get(officeServices);
	const params = new URL(request.url).searchParams;
	const parsed = parseCaseQuery(params, knownWords);
	const today = dayAtSchool(now());
	if (!parsed.ok)
		return data({ ok: false as const, errors: parsed.errors, words: params.get("q") ?? "" }, { status: 400 });
	const query = { ...parsed.query, columns: columnsOf(params) };
	// Words such as "overdue:yes" become conditions of the address, so that it can be passed on and changed.
	const typed = params.get("q")?.trim().replace(/\s+/g, " ") ?? "";
	if (typed !== query.words) throw redirectTo(deskAddress(query));
	const desk = await readDesk(db, query, readerOf(context));
	const rights = {
		mayWrite: may(member, "case.write"),
		mayEnter: may(member, "case.enter"),
		mayExport: may(member, "export.persons"),
		mayDecide: may(member, "case.decide"),
		mayManageViews: may(member, "view.manage"),
	};
	const done = await readViewAct(db, member.id, params.get("done"));
	return { ok: true as const, query, done, memberId: member.id, ...rights, today, ...desk };
}

export const action = (args: ActionFunctionArgs) => takeDeskForm(args);

const keys = [
	{ keys: "J K", words: "row" },
	{ keys: "X", words: "pick" },
	{ keys: "Enter", words: "open" },
	{ keys: "F", words: "filter" },
	{ keys: "/", words: "words" },
];

export default function DeskPage() {
	const desk = useLoaderData<typeof loader>();
	const others = useRouteLoaderData<FrameData>("frame")?.others ?? [];
	const refusal = useActionData<DeskRefusal>();
	if (!desk.ok) {
		return (
			<Screen title="Desk" sub="This list cannot be shown" keys={[]}>
				<div className={list.message}>
					{desk.errors.map((error) => (
						<p key={error}>{error}</p>
					))}
					<p>
						<a href={officePaths.cases()}>Show every case</a>
					</p>
				</div>
			</Screen>
		);
	}
	const { query, rows, count, all, views } = desk;
	const view = views.find(({ current }) => current);
	const counted = (number: number) => number.toLocaleString("en-IN");
	return (
		<Screen
			title={view?.name ?? "Desk"}
			sub={count === all ? `${counted(all)} cases` : `${counted(count)} of ${counted(all)}`}
			views={views}
			keys={keys}
			actions={
				<>
					<ViewMenu shown={shownViews(views, desk.mayManageViews)} />
					<div className={styles.wide}>
						<ColumnMenu query={query} />
					</div>
					{desk.mayExport && (
						<ExportLink list="cases" query={String(new URLSearchParams(deskParameters({ ...query, page: 1 })))} />
					)}
					{desk.mayEnter && (
						<a className={controls.button} href={officePaths.newCase()}>
							<OfficeIcon name="plus" /> Enter for an applicant
						</a>
					)}
				</>
			}
			place={
				<PageLinks
					page={query.page}
					size={query.size}
					count={count}
					address={(page) => deskAddress(query, { page: page === 1 ? null : String(page) })}
				/>
			}
		>
			{desk.done && <ActToast words={desk.done.words} actId={desk.done.actId} />}
			<div className={list.page}>
				{refusal && (
					<p className={list.message} role="alert">
						{refusal.message}
					</p>
				)}
				<CaseFilter query={query} members={desk.members} />
				{count === 0 ? (
					<NothingFound withoutOne={desk.withoutOne} />
				) : (
					<CaseTable
						rows={rows}
						query={query}
						members={desk.members}
						memberId={desk.memberId}
						today={desk.today}
						others={others}
					/>
				)}
				{desk.mayWrite && count > 0 && (
					<PickBar
						count={count}
						members={desk.members}
						memberId={desk.memberId}
						mayDecide={desk.mayDecide}
						mayExport={desk.mayExport}
					/>
				)}
			</div>
		</Screen>
	);
}

type Listed = { name: string; current: boolean; saved: { id: number; shared: boolean; own: boolean } | null };

/** The saved views that this list is. */
function shownViews(views: readonly Listed[], all: boolean): ShownView[] {
	return views.flatMap(({ name, current, saved }) =>
		current && saved ? [{ id: saved.id, name, shared: saved.shared, mayChange: saved.own || all }] : [],
	);
}
