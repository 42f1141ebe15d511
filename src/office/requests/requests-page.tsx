import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { UnplacedRefusal, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListFilter } from "#src/office/kit/lists/list-filter.tsx";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import list from "#src/office/lists/list-page.module.css";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import { LinkToShare } from "#src/office/parts/link-to-share.tsx";
import { NoRequests } from "./no-requests.tsx";
import { requests } from "./request-list.server.ts";
import { requestList } from "./request-list.ts";
import { RequestPicks } from "./request-picks.tsx";
import { RequestTable } from "./request-table.tsx";
import { requestsActs } from "./requests-page-acts.server.ts";

export const loader = (args: LoaderFunctionArgs) => requests.load(args);

export const action = handleActs(requestsActs);

const keys = [
	{ keys: "J K", label: "row" },
	{ keys: "X", label: "select" },
	{ keys: "Enter", label: "open" },
	{ keys: "/", label: "search" },
];

/** The documents that applicants were asked for: what is open, overdue, answered and ended. */
export default function RequestsPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActAnswer<{ link: string; phone: string }>();
	if (!page.ok) return <WrongAddress list={requestList} errors={page.errors} />;
	const { query, counts, count, rows, done } = page;
	const pickable = page.acts.remind && (query.state === "open" || query.state === "overdue");
	return (
		<ListScreen list={requestList} view={page} subtitle={`${counts.open} open, ${counts.overdue} overdue`} keys={keys}>
			{done && <ActToast message={`You ${done.label}`} actId={done.actId} />}
			{answer?.shownValues && (
				<div className={list.message}>
					<LinkToShare link={answer.shownValues.link} phone={answer.shownValues.phone} />
				</div>
			)}
			<UnplacedRefusal className={list.message} />
			<ListFilter list={requestList} query={query} counts={counts} />
			{rows.length === 0 ? <NoRequests query={query} /> : <RequestTable page={page} pickable={pickable} />}
			{pickable && rows.length > 0 && <RequestPicks count={count} today={page.today} />}
		</ListScreen>
	);
}
