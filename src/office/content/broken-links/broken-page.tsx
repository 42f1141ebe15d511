import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { linksPerPage, listBrokenLinks } from "#src/content/links/weekly/broken-links.server.ts";
import { pageNumber } from "#src/db/page-number.ts";
import { adoptAll, kindOfItem, typesOf, writableTablesOf } from "#src/office/content/content-of.server.ts";
import { shortMoment } from "#src/office/content/item-words.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import list from "#src/office/lists/list-page.module.css";
import { PageLinks } from "#src/office/lists/page-links.tsx";
import { StateTabs } from "#src/office/lists/state-tabs.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { type BrokenAnswer, changeBrokenLinks, linkActWords } from "./broken-actions.server.ts";
import styles from "./broken-page.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "content.draft");
	const { db, now: clock } = context.get(officeServices);
	const now = clock();
	const params = new URL(request.url).searchParams;
	const left = params.get("state") === "left";
	const page = pageNumber(params) ?? 1;
	await adoptAll(db, typesOf(member), now);
	const { links, count } = await listBrokenLinks(db, { types: writableTablesOf(member), left, page });
	return {
		left,
		page,
		count,
		size: linksPerPage,
		rows: links.map(({ since, checkedAt, item, ...link }) => ({
			...link,
			since,
			sinceWords: shortMoment(since, now),
			checked: shortMoment(checkedAt, now),
			title: item.title,
			edit: officePaths.contentItem(item.type, item.id),
			kind: kindOfItem(item.type),
		})),
		...(await readChanges(db, { kind: "link", memberId: member.id, request, words: linkActWords })),
	};
}

export const action = (args: ActionFunctionArgs) => changeBrokenLinks(args);

const states = [
	{ left: false, query: "", words: "Lead nowhere" },
	{ left: true, query: "state=left", words: "Left as they are" },
];

/** Links of published texts that have led nowhere on two days, those that have for longest first. */
export default function BrokenLinksPage() {
	const { rows, left, page, count, size, done } = useLoaderData<typeof loader>();
	const answer = useActionData<BrokenAnswer>();
	const address = (at: number) =>
		officePaths.brokenLinks(
			String(new URLSearchParams({ ...(left && { state: "left" }), ...(at > 1 && { page: String(at) }) })),
		);
	return (
		<Screen
			title="Links that lead nowhere"
			back={{ href: officePaths.content, label: "Back to all content" }}
			actions={count > 0 && <ExportLink list="broken-links" query={left ? "state=left" : ""} />}
			keys={[
				{ keys: "Z", words: "undo" },
				{ keys: "Esc", words: "back to all content" },
			]}
			place={<PageLinks page={page} size={size} count={count} address={address} />}
		>
			{done && <ActToast words={`${done.words}.`} actId={done.id} />}
			<StateTabs
				tabs={states.map(({ words, query, left: at }) => ({
					words,
					address: officePaths.brokenLinks(query),
					here: at === left,
				}))}
			/>
			{answer && (
				<p role="alert" className={styles.answer}>
					{answer.message}
				</p>
			)}
			{rows.length === 0 ? (
				<div className={list.message}>
					<p>
						<strong>{left ? "No link was left as it is." : "Every link leads somewhere."}</strong>
					</p>
					<p>All links of what is published are checked once a week. One that fails on two days appears here.</p>
				</div>
			) : (
				<ul className={styles.links}>
					{rows.map(({ id, href, words, fault, title, kind, edit, since, sinceWords, checked, leftBy }) => (
						<li key={id}>
							<div className={styles.text}>
								<p>
									<a href={edit}>{title}</a> <span>{kind}</span>
								</p>
								<p>
									{words && `“${words}” leads to `}
									<a href={href} target="_blank" rel="noopener noreferrer">
										{href}
									</a>
								</p>
								<p className={styles.fault}>
									{fault} Since <time dateTime={since}>{sinceWords}</time>, checked last {checked}.
									{leftBy && ` Left by ${leftBy}.`}
								</p>
							</div>
							<form method="post" action={officePaths.brokenLinks()} className={styles.acts}>
								<input type="hidden" name="link" value={id} />
								<a className={controls.button} href={edit} aria-label={`Edit ${title}`}>
									Edit
								</a>
								<button className={controls.button} type="submit" name="act" value="check">
									Check again
								</button>
								{!left && (
									<button className={controls.button} type="submit" name="act" value="leave">
										Leave it
									</button>
								)}
							</form>
						</li>
					))}
				</ul>
			)}
		</Screen>
	);
}
