import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListFilter } from "#src/office/kit/lists/list-filter.tsx";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import list from "#src/office/lists/list-page.module.css";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import * as officePaths from "#src/office-paths.ts";
import { redirectActs } from "./redirect-acts.server.ts";
import { RedirectForm } from "./redirect-form.tsx";
import { redirects } from "./redirect-list.server.ts";
import { redirectList } from "./redirect-list.ts";
import { RedirectTable } from "./redirect-table.tsx";

export const loader = (args: LoaderFunctionArgs) => redirects.load(args);

export const action = handleActs(redirectActs);

const keys = [
	{ keys: "N", words: "add" },
	{ keys: "J K", words: "row" },
	{ keys: "/", words: "search" },
	{ keys: "Z", words: "undo" },
];

/** Old addresses: where each leads, and which say that something is gone. */
export default function RedirectsPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={redirectList} errors={page.errors} />;
	const { query, rows, from, changes, done } = page;
	return (
		<ListScreen
			list={redirectList}
			view={page}
			title="Redirects"
			back={{ href: officePaths.content, label: "Back to Content" }}
			keys={keys}
		>
			{done && <ActToast words={`${done.words}.`} actId={done.id} />}
			<RedirectForm from={from} />
			<ListFilter list={redirectList} query={query} />
			{rows.length === 0 ? (
				<div className={list.message}>
					<p>
						<strong>{query.words ? `No old address contains “${query.words}”.` : "No address has changed yet."}</strong>
					</p>
					<p>When a published title changes, the old address appears here and leads to the new one.</p>
					{(query.words !== "" || query.state !== "all") && (
						<p>
							<a href={officePaths.redirects()}>Show all old addresses</a>
						</p>
					)}
				</div>
			) : (
				<RedirectTable view={page} changes={changes} />
			)}
		</ListScreen>
	);
}
