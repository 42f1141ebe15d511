import type { RequestState } from "#src/admissions/requests/request-query.ts";
import list from "#src/office/lists/list-page.module.css";
import * as officePaths from "#src/office-paths.ts";
import { stateLabels } from "./document-request-labels.ts";
import { type AskedRequests, requestList } from "./request-list.ts";

const texts: Record<RequestState, [title: string, why: string]> = {
	open: [
		"No open requests",
		"We’ve received every document you requested. To request one, press D in a case, or select rows in All cases.",
	],
	overdue: ["No overdue requests", "No applicant has missed a due date."],
	answered: [
		"No answered requests yet",
		"When applicants send a requested document, it comes first in Document review.",
	],
	ended: ["No requests closed without an answer", "Cancelled requests, and those of closed applications, appear here."],
};

/** A list without requests: what is so, why, and the way out. */
export function NoRequests({ query }: { query: AskedRequests }) {
	const narrowed = requestList.parameters(query).filter(([name]) => name !== "state");
	const [title, why] = texts[query.state];
	if (narrowed.length === 0) {
		return (
			<div className={list.message}>
				<p>
					<strong>{title}</strong>
				</p>
				<p>{why}</p>
			</div>
		);
	}
	const filterText = narrowed.map(([name, value]) => (name === "q" ? value : `${name}:${value}`)).join(" ");
	const all = query.state === "open" ? "" : String(new URLSearchParams({ state: query.state }));
	return (
		<div className={list.message}>
			<p>
				<strong>No requests match “{filterText}”.</strong>
			</p>
			<p>
				<a href={officePaths.requests(all)}>Show all {stateLabels[query.state].toLowerCase()} requests</a>
			</p>
		</div>
	);
}
