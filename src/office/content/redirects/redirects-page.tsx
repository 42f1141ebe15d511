import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { listRedirects } from "#src/content/redirects/list-redirects.server.ts";
import { redirectSubject, redirectsPerPage } from "#src/content/redirects/redirect.ts";
import { shortMoment } from "#src/office/content/item-words.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { FilterBar } from "#src/office/lists/filter-bar.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import { StateTabs } from "#src/office/lists/state-tabs.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { changeRedirects, type RedirectRefusal, redirectActWords } from "./redirect-actions.server.ts";
import { filterWords, parseRedirectQuery, redirectsAddress } from "./redirect-address.ts";
import { RedirectForm } from "./redirect-form.tsx";
import { RedirectTable } from "./redirect-table.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { id: memberId } = allow(context, "content.publish");
	const { db, now: clock } = context.get(officeServices);
	const params = new URL(request.url).searchParams;
	const query = parseRedirectQuery(params);
	const { redirects, count } = await listRedirects(db, query);
	const now = clock();
	return {
		query,
		count,
		from: params.get("from") ?? "",
		rows: redirects.map(({ path, leads_to, item_id, title, created_at, member_name }) => ({
			path,
			title,
			leadsTo: leads_to,
			byHand: item_id === null,
			by: member_name,
			at: created_at,
			when: shortMoment(created_at, now),
		})),
		...(await readChanges(db, { kind: redirectSubject.kind, memberId, request, words: redirectActWords })),
	};
}

export const action = (args: ActionFunctionArgs) => changeRedirects(args);

const keys = [
	{ keys: "N", words: "add" },
	{ keys: "J K", words: "row" },
	{ keys: "/", words: "words" },
	{ keys: "Z", words: "undo" },
];

/** Old addresses: where each leads, and which say that something is gone. */
export default function RedirectsPage() {
	const { query, count, rows, from, changes, done } = useLoaderData<typeof loader>();
	const refusal = useActionData<RedirectRefusal>();
	return (
		<Screen
			title="Redirects"
			back={{ href: officePaths.content, label: "Back to all content" }}
			actions={count > 0 && <ExportLink list="redirects" query={redirectsAddress(query).split("?")[1]} />}
			keys={keys}
			place={
				<PageLinks
					page={query.page}
					size={redirectsPerPage}
					count={count}
					address={(page) => redirectsAddress(query, { page })}
				/>
			}
		>
			{done && <ActToast words={`${done.words}.`} actId={done.id} />}
			<div className={list.page}>
				<RedirectForm given={refusal?.given ?? { from, to: "" }} problems={refusal?.problems ?? []} />
				<StateTabs
					tabs={Object.entries(filterWords).map(([name, words]) => ({
						words,
						address: redirectsAddress(query, { filter: name as typeof query.filter }),
						here: name === query.filter,
					}))}
				/>
				<FilterBar
					of="old addresses"
					address={officePaths.redirects()}
					words={query.words}
					hint="words of an address or a title"
					rest={query.filter === "all" ? [] : [["state", query.filter]]}
				/>
				{rows.length === 0 ? (
					<div className={list.message}>
						<p>
							<strong>{query.words ? `No old address has “${query.words}”.` : "No address has changed yet."}</strong>
						</p>
						<p>When the title of something published changes, its old address appears here and leads to the new one.</p>
						{(query.words !== "" || query.filter !== "all") && (
							<p>
								<a href={officePaths.redirects()}>Show all old addresses</a>
							</p>
						)}
					</div>
				) : (
					<RedirectTable rows={rows} changes={changes} />
				)}
			</div>
		</Screen>
	);
}
