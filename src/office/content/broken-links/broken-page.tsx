import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import list from "#src/office/lists/list-page.module.css";
import table from "#src/office/lists/list-table.module.css";
import * as officePaths from "#src/office-paths.ts";
import { brokenLinks } from "./broken-link-list.server.ts";
import { brokenLinkList } from "./broken-link-list.ts";

export const loader = (args: LoaderFunctionArgs) => brokenLinks.load(args);

/** Links of published texts that led nowhere when they were checked last. */
export default function BrokenLinksPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={brokenLinkList} errors={page.errors} />;
	return (
		<ListScreen
			list={brokenLinkList}
			view={page}
			back={{ href: officePaths.content, label: "Back to Content" }}
			keys={[{ keys: "Esc", label: "back to Content" }]}
		>
			{page.rows.length === 0 ? (
				<div className={list.message}>
					<p>
						<strong>No broken links</strong>
					</p>
					<p>Links on published pages are checked once a week. A link that fails twice appears here.</p>
				</div>
			) : (
				<div className={table.scroll}>
					<ListTable
						list={brokenLinkList}
						view={page}
						keyOf={({ id }) => id}
						className={table.list}
						aria-label={brokenLinkList.title}
						titles={{ where: ({ item }) => item.title, to: ({ href }) => href, fault: ({ fault }) => fault }}
					/>
				</div>
			)}
		</ListScreen>
	);
}
