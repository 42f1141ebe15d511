import type { stateMark } from "#src/office/content/item-words.ts";
import table from "#src/office/lists/list-table.module.css";
import { Initials } from "#src/office/parts/initials.tsx";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./item-table.module.css";

/** An item as lists show it. */
export type ItemRow = {
	id: number;
	type: string;
	title: string;
	mark: ReturnType<typeof stateMark>;
	state: string;
	/** `14:02` or `20 Nov`. */
	changed: string;
	changedAt: string;
	/** Null for what came with the school folder. */
	changedBy: string | null;
	/** The name of its type, where a list has several. */
	kind?: string;
};

/** Items as rows; each is a link to where it is written. */
export function ItemTable({ rows, label }: { rows: readonly ItemRow[]; label: string }) {
	const kinds = rows.some(({ kind }) => kind);
	return (
		<div className={table.scroll}>
			<table className={`${table.list} ${styles.list}`} data-rows="" aria-label={label}>
				<thead>
					<tr>
						<th scope="col">Title</th>
						{kinds && (
							<th scope="col" data-column="kind">
								Type
							</th>
						)}
						<th scope="col" data-column="state">
							Status{" "}
						</th>
						<th scope="col" data-column="changed">
							Changed
						</th>
						<th scope="col" data-column="by">
							By
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id, type, title, mark, state, changed, changedAt, changedBy, kind }) => (
						<tr key={id}>
							<th scope="row" title={title}>
								<a href={officePaths.contentItem(type, id)}>{title}</a>
							</th>
							{kinds && <td data-column="kind">{kind}</td>}
							<td data-column="state" title={state}>
								<span className={styles.state}>
									<StateMark state={mark} /> {state}
								</span>
							</td>
							<td data-column="changed">
								<time dateTime={changedAt}>{changed}</time>
							</td>
							<td data-column="by">
								<Initials name={changedBy} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
