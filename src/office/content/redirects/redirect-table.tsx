import type { Redirect } from "#src/content/redirects/list-redirects.server.ts";
import type { RedirectQuery } from "#src/content/redirects/redirect.ts";
import { shortMoment } from "#src/office/content/item-words.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import type { ListView } from "#src/office/kit/lists/list-screen.tsx";
import { ListTable } from "#src/office/kit/lists/list-table.tsx";
import table from "#src/office/lists/list-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { LastChanges } from "#src/office/parts/last-changes.tsx";
import * as officePaths from "#src/office-paths.ts";
import { isByHand, redirectList, whyOf } from "./redirect-list.ts";
import styles from "./redirects.module.css";

type Props = {
	view: ListView<Redirect, RedirectQuery & { sort: undefined }>;
	changes: Parameters<typeof LastChanges>[0]["changes"];
};

/** Old addresses as rows. Those that a member has added can be removed, and what is gone can lead somewhere. */
export function RedirectTable({ view, changes }: Props) {
	return (
		<div className={`${table.scroll} ${styles.rows}`}>
			<ListTable
				list={redirectList}
				view={view}
				keyOf={({ path }) => path}
				className={`${table.list} ${styles.list}`}
				aria-label="Old addresses"
				titles={{ path: ({ path }) => path, to: ({ leads_to }) => leads_to ?? undefined, why: whyOf }}
				draw={{
					to: ({ leads_to }) => leads_to ?? <span className={controls.soft}>page removed</span>,
					since: ({ created_at }) => <time dateTime={created_at}>{shortMoment(created_at, new Date(view.now))}</time>,
					act: (row) => <Act row={row} />,
				}}
			/>
			<div className={styles.changes}>
				<LastChanges changes={changes} />
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
