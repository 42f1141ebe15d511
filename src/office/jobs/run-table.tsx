import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import type { ShownRun } from "./read-background.server.ts";

/** How the last runs went. */
export function RunTable({ runs }: { runs: readonly ShownRun[] }) {
	return (
		<table className={`${settings.table} ${settings.wide}`}>
			<thead>
				<tr>
					<th scope="col">Job</th>
					<th scope="col">Ended</th>
					<th scope="col">Took</th>
					<th scope="col">What became of it</th>
				</tr>
			</thead>
			<tbody>
				{runs.map(({ id, title, ended, took, words, good }) => (
					<tr key={id}>
						<th scope="row">{title}</th>
						<td>{ended}</td>
						<td>{took}</td>
						<td className={good ? undefined : controls.late}>{words}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
