import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { shortMoment } from "#src/office/content/item-words.ts";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import list from "#src/office/lists/list-page.module.css";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import { brokenLinks } from "./broken-link-list.server.ts";
import { brokenLinkList, type ListedLink } from "./broken-link-list.ts";
import styles from "./broken-page.module.css";

export const loader = (args: LoaderFunctionArgs) => brokenLinks.load(args);

/** Links of published texts that led nowhere when they were checked last. */
export default function BrokenLinksPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={brokenLinkList} errors={page.errors} />;
	const { rows, now } = page;
	return (
		<ListScreen
			list={brokenLinkList}
			view={page}
			back={{ href: officePaths.content, label: "Back to Content" }}
			keys={[{ keys: "Esc", words: "back to Content" }]}
		>
			{rows.length === 0 ? (
				<div className={list.message}>
					<p>
						<strong>No broken links</strong>
					</p>
					<p>Links on published pages are checked once a week. A link that fails twice appears here.</p>
				</div>
			) : (
				<ul className={styles.links}>
					{rows.map((row) => (
						<Link key={row.id} link={row} now={new Date(now)} />
					))}
				</ul>
			)}
		</ListScreen>
	);
}

function Link({ link, now }: { link: ListedLink; now: Date }) {
	const { href, words, fault, checkedAt, kind, item } = link;
	const edit = officePaths.contentItem(item.type, item.id);
	return (
		<li>
			<div className={styles.text}>
				<p>
					<a href={edit}>{item.title}</a> <span className={controls.soft}>{kind}</span>
				</p>
				<p>
					{words && `“${words}” leads to `}
					<a href={href} target="_blank" rel="noopener noreferrer">
						{href}
					</a>
				</p>
				<p className={controls.note}>
					{fault} Checked <time dateTime={checkedAt}>{shortMoment(checkedAt, now)}</time>.
				</p>
			</div>
			<a className={controls.button} href={edit} aria-label={`Edit ${item.title}`}>
				Edit
			</a>
		</li>
	);
}
