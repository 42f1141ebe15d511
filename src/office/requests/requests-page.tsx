import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { requestParameters, requestsPerPage } from "#src/admissions/requests/request-query.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import { PassedLink } from "#src/office/parts/passed-link.tsx";
import * as officePaths from "#src/office-paths.ts";
import { NoRequests } from "./no-requests.tsx";
import { readRequests } from "./read-requests.server.ts";
import { requestsAddress } from "./request-address.ts";
import { RequestFilter } from "./request-filter.tsx";
import { RequestPicks } from "./request-picks.tsx";
import { RequestTable } from "./request-table.tsx";
import { type RequestAnswer, takeRequestAct } from "./take-request-act.server.ts";

export const loader = (args: LoaderFunctionArgs) => readRequests(args);

export const action = (args: ActionFunctionArgs) => takeRequestAct(args);

const keys = [
	{ keys: "J K", words: "row" },
	{ keys: "X", words: "pick" },
	{ keys: "Enter", words: "open" },
	{ keys: "/", words: "words" },
];

/** The documents that applicants were asked for: what is open, overdue, answered and ended. */
export default function RequestsPage() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<RequestAnswer>();
	if (!page.ok) {
		return (
			<Screen title="Requests" sub="This list cannot be shown">
				<div className={list.message}>
					{page.errors.map((error) => (
						<p key={error}>{error}</p>
					))}
					<p>
						<a href={officePaths.requests()}>Show the open requests</a>
					</p>
				</div>
			</Screen>
		);
	}
	const { query, counts, count, rows, done } = page;
	const pickable = page.mayAsk && (query.state === "open" || query.state === "overdue");
	return (
		<Screen
			title="Requests"
			sub={`${counts.open} open, ${counts.overdue} overdue`}
			keys={keys}
			actions={
				page.mayExport && (
					<ExportLink list="requests" query={String(new URLSearchParams(requestParameters({ ...query, page: 1 })))} />
				)
			}
			place={
				<PageLinks
					page={query.page}
					size={requestsPerPage}
					count={count}
					address={(to) => requestsAddress(query, { page: to })}
				/>
			}
		>
			{done && <ActToast words={`You ${done.words}`} actId={done.actId} />}
			<div className={list.page}>
				{answer && (
					<div className={list.message}>
						{"message" in answer ? (
							<p role="alert">{answer.message}</p>
						) : (
							<PassedLink link={answer.link} phone={answer.phone} />
						)}
					</div>
				)}
				<RequestFilter query={query} counts={counts} />
				{rows.length === 0 ? <NoRequests query={query} /> : <RequestTable page={page} pickable={pickable} />}
				{pickable && rows.length > 0 && <RequestPicks count={count} today={page.today} />}
			</div>
		</Screen>
	);
}
