import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { UnplacedRefusal } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListFilter } from "#src/office/kit/lists/list-filter.tsx";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import list from "#src/office/lists/list-page.module.css";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import { cases } from "./case-list.server.ts";
import { caseList } from "./case-list.ts";
import { CasePicks } from "./case-picks.tsx";
import { deskActs } from "./desk-acts.server.ts";
import { NothingFound } from "./nothing-found.tsx";
import { CaseTable } from "./table/case-table.tsx";
import { type ShownView, ViewMenu } from "./view-menu.tsx";

export const loader = (args: LoaderFunctionArgs) => cases.load(args);

export const action = handleActs(deskActs);

const keys = [
	{ keys: "J K", label: "row" },
	{ keys: "X", label: "select" },
	{ keys: "Enter", label: "open" },
	{ keys: "F", label: "filter" },
	{ keys: "/", label: "search" },
];

export default function DeskPage() {
	const desk = useLoaderData<typeof loader>();
	if (!desk.ok) return <WrongAddress list={caseList} errors={desk.errors} />;
	const { query, count, all, views, members } = desk;
	const view = views.find(({ current }) => current);
	const formatNumber = (number: number) => number.toLocaleString("en-IN");
	return (
		<ListScreen
			list={caseList}
			view={desk}
			title={view?.name}
			subtitle={
				count === all
					? `${formatNumber(all)} ${all === 1 ? "case" : "cases"}`
					: `${formatNumber(count)} of ${formatNumber(all)}`
			}
			views={views}
			keys={keys}
			before={<ViewMenu shown={shownViews(views, desk.mayManageViews)} />}
			exports
			actions={
				desk.mayEnter && (
					<a className={controls.button} href={officePaths.newCase()}>
						<OfficeIcon name="plus" /> Add an application
					</a>
				)
			}
		>
			{desk.done && <ActToast message={desk.done.message} actId={desk.done.actId} />}
			<UnplacedRefusal className={list.message} />
			<ListFilter
				list={caseList}
				query={query}
				more={{ type: desk.formerTypes, assignee: members.map(({ id, name }) => [String(id), name]) }}
			/>
			{count === 0 ? <NothingFound withoutOne={desk.withoutOne} /> : <CaseTable page={desk} />}
			{count > 0 && (
				<CasePicks count={count} members={desk.assignees} memberId={desk.memberId} mayDecide={desk.mayDecide} />
			)}
		</ListScreen>
	);
}

type ViewLink = { name: string; current: boolean; saved: { id: number; shared: boolean; own: boolean } | null };

/** The saved views that this list is. */
function shownViews(views: readonly ViewLink[], all: boolean): ShownView[] {
	return views.flatMap(({ name, current, saved }) =>
		current && saved ? [{ id: saved.id, name, shared: saved.shared, mayChange: saved.own || all }] : [],
	);
}
