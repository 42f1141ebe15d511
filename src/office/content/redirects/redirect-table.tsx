import table from "#src/office/lists/list-table.module.css";
import controls from "#src/office/parts/controls.module.css";
import { LastChanges } from "#src/office/parts/last-changes.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./redirects.module.css";

type Row = {
	path: string;
	/** Null for one that says that it is gone. */
	leadsTo: string | null;
	/** Of what was there. */
	title: string | null;
	byHand: boolean;
	by: string;
	at: string;
	when: string;
};
type Props = { rows: readonly Row[]; changes: Parameters<typeof LastChanges>[0]["changes"] };

/** Old addresses as rows. Those that a member has added can be removed, and what is gone can lead somewhere. */
export function RedirectTable({ rows, changes }: Props) {
	return (
		<div className={`${table.scroll} ${styles.rows}`}>
			<table className={`${table.list} ${styles.list}`} data-rows="" aria-label="Old addresses">
				<thead>
					<tr>
						<th scope="col">Old address</th>
						<th scope="col">Leads to</th>
						<th scope="col" data-column="why">
							Why
						</th>
						<th scope="col" data-column="changed">
							Since
						</th>
						<td data-column="act" />
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.path}>
							<th scope="row" title={row.path}>
								<a href={row.path}>{row.path}</a>
							</th>
							<td data-column="to" title={row.leadsTo ?? undefined}>
								{row.leadsTo ?? <span className={styles.gone}>gone</span>}
							</td>
							<td data-column="why" title={row.title ?? undefined}>
								{whyWords(row)}
							</td>
							<td data-column="changed">
								<time dateTime={row.at}>{row.when}</time>
							</td>
							<td data-column="act">
								<Act row={row} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<div className={styles.changes}>
				<LastChanges changes={changes} />
			</div>
		</div>
	);
}

function whyWords({ leadsTo, title, byHand, by }: Row): string {
	if (byHand) return `Added by ${by}`;
	return `${leadsTo === null ? "Taken down" : "Changed title"}${title ? `: ${title}` : ""}`;
}

function Act({ row: { path, leadsTo, byHand } }: { row: Row }) {
	if (leadsTo === null) {
		const from = officePaths.redirects(String(new URLSearchParams({ from: path })));
		return (
			<a className={controls.button} data-low="" href={from} aria-label={`Lead on: ${path}`}>
				Lead on
			</a>
		);
	}
	if (!byHand) return null;
	return (
		<form method="post" action={officePaths.redirects()}>
			<input type="hidden" name="act" value="remove" />
			<button
				className={controls.button}
				data-low=""
				type="submit"
				name="path"
				value={path}
				aria-label={`Remove the redirect of ${path}`}
			>
				Remove
			</button>
		</form>
	);
}
