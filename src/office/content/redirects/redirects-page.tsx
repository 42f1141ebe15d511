import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Redirect } from "#src/content/redirects/list-redirects.server.ts";
import { LinkDialog } from "#src/office/content/fields/controls/link-dialog.tsx";
import { shortMoment } from "#src/office/content/item-labels.ts";
import { ActForm, UnplacedRefusal } from "#src/office/kit/acts/act-form.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { ListFilter } from "#src/office/kit/lists/list-filter.tsx";
import { ListScreen } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import { WrongAddress } from "#src/office/kit/lists/wrong-address.tsx";
import list from "#src/office/lists/list-page.module.css";
import table from "#src/office/lists/list-table.module.css";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { LastChanges } from "#src/office/parts/last-changes.tsx";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { redirectActs } from "./redirect-acts.server.ts";
import { redirects } from "./redirect-list.server.ts";
import { isByHand, redirectList, whyOf } from "./redirect-list.ts";
import styles from "./redirects.module.css";

export const loader = (args: LoaderFunctionArgs) => redirects.load(args);

export const action = handleActs(redirectActs);

const keys = [
	{ keys: "N", label: "add" },
	{ keys: "J K", label: "row" },
	{ keys: "/", label: "search" },
	{ keys: "Z", label: "undo" },
];

/** Old addresses: where each leads, and which say that something is gone. */
export default function RedirectsPage() {
	const page = useLoaderData<typeof loader>();
	if (!page.ok) return <WrongAddress list={redirectList} errors={page.errors} />;
	const { query, rows, from, done } = page;
	return (
		<ListScreen
			list={redirectList}
			view={page}
			title="Redirects"
			back={{ href: officePaths.content, label: "Back to Content" }}
			keys={keys}
		>
			{done && <ActToast message={`${done.message}.`} actId={done.id} />}
			<RedirectForm from={from} />
			<ListFilter list={redirectList} query={query} />
			{rows.length === 0 ? (
				<div className={list.message}>
					<p>
						<strong>
							{query.search ? `No old address contains “${query.search}”.` : "No address has changed yet."}
						</strong>
					</p>
					<p>When a published title changes, the old address appears here and leads to the new one.</p>
					{(query.search !== "" || query.state !== "all") && (
						<p>
							<a href={officePaths.redirects()}>Show all old addresses</a>
						</p>
					)}
				</div>
			) : (
				<RedirectTable page={page} />
			)}
		</ListScreen>
	);
}

/** Adds a redirect. Code lets the page be found by its words in place. */
function RedirectForm({ from }: { from: string }) {
	return (
		<section className={styles.add} aria-label="Add a redirect">
			<UnplacedRefusal className={controls.error} />
			<ActForm act="add" action={officePaths.redirects()} className={styles.form}>
				{(values) => (
					<>
						<label>
							<span className={controls.label}>Old address</span>
							<input
								className={controls.field}
								name="from"
								defaultValue={values.from ?? from}
								placeholder="/prospectus"
								maxLength={500}
								required
								autoComplete="off"
								spellCheck={false}
								inputMode="url"
								enterKeyHint="next"
								data-key="n"
							/>
						</label>
						<div>
							<label className={controls.label} htmlFor="leads-to">
								Leads to
							</label>
							<div className={styles.to}>
								<input
									className={controls.field}
									id="leads-to"
									name="to"
									defaultValue={values.to}
									placeholder={`${paths.fees}, or https://…`}
									maxLength={500}
									required
									autoComplete="off"
									spellCheck={false}
									inputMode="url"
									enterKeyHint="done"
								/>
								<a
									className={controls.button}
									href={officePaths.links()}
									target="_blank"
									rel="noopener"
									data-choose-link="leads-to"
								>
									Find a page
								</a>
							</div>
						</div>
						<button className={controls.button} data-act="" type="submit">
							Add
						</button>
					</>
				)}
			</ActForm>
			<LinkDialog />
		</section>
	);
}

type Page = Extract<Awaited<ReturnType<typeof redirects.load>>, { ok: true }>;

/** Old addresses as rows. Those that a member has added can be removed, and what is gone can lead somewhere. */
function RedirectTable({ page }: { page: Page }) {
	return (
		<div className={`${table.scroll} ${styles.rows}`}>
			<ListTable
				list={redirectList}
				view={page}
				keyOf={({ path }) => path}
				className={`${table.list} ${styles.list}`}
				aria-label="Old addresses"
				titles={{ path: ({ path }) => path, to: ({ leads_to }) => leads_to ?? undefined, why: whyOf }}
				draw={{
					to: ({ leads_to }) => leads_to ?? <span className={controls.soft}>page removed</span>,
					since: ({ created_at }) => <time dateTime={created_at}>{shortMoment(created_at, new Date(page.now))}</time>,
					act: (row) => <Act row={row} />,
				}}
			/>
			<div className={styles.changes}>
				<LastChanges changes={page.changes} />
			</div>
		</div>
	);
}

function Act({ row }: { row: Redirect }) {
	const { path } = row;
	if (row.leads_to === null) {
		const from = officePaths.redirects(String(new URLSearchParams({ from: path })));
		return (
			<a className={controls.button} data-low="" href={from} aria-label={`Redirect ${path}`}>
				Redirect{" "}
			</a>
		);
	}
	if (!isByHand(row)) return null;
	return (
		<ActForm act="remove" action={officePaths.redirects()} quiet>
			<button
				className={controls.button}
				data-low=""
				type="submit"
				name="path"
				value={path}
				aria-label={`Remove the redirect from ${path}`}
			>
				Remove
			</button>
		</ActForm>
	);
}
