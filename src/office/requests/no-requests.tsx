import type { RequestState } from "#src/admissions/requests/request-query.ts";
import list from "#src/office/lists/list-page.module.css";
import * as officePaths from "#src/office-paths.ts";
import { type AskedRequests, requestList } from "./request-list.ts";

const texts: Record<RequestState, [title: string, why: string]> = {
	open: [
		"No request is open.",
		"Every document that was asked for has come, or none was asked for. " +
			"Ask in a case with D, for many at once on the desk.",
	],
	overdue: ["No request is overdue.", "Nobody has let the day pass that was set."],
	answered: ["No request has been answered yet.", "What applicants send in answer comes first in triage."],
	ended: ["No request has ended without an answer.", "Withdrawn ones, and those of ended applications, are here."],
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
	const written = narrowed.map(([name, value]) => (name === "q" ? value : `${name}:${value}`)).join(" ");
	const all = query.state === "open" ? "" : String(new URLSearchParams({ state: query.state }));
	return (
		<div className={list.message}>
			<p>
				<strong>No request matches “{written}”.</strong>
			</p>
			<p>
				<a href={officePaths.requests(all)}>Show every {query.state} request</a>
			</p>
		</div>
	);
}
