import { fees } from "#school/fees.ts";
import { programmeOutlines } from "#school/texts/programmes/outlines.ts";
import { rupees } from "#src/formatting/rupees.ts";
import { firstYear } from "#src/site/fees/totals.ts";
import { lengthWords, programmePages } from "#src/site/programmes/programme-pages.ts";
import styles from "./disclosure.module.css";

/** Each programme with its length, seats, entry and first year's fees. */
export function Courses() {
	return (
		<table className={styles.courses}>
			<thead>
				<tr>
					<th scope="col">Programme</th>
					<th scope="col">Length</th>
					<th scope="col">Seats</th>
					{fees && <th scope="col">First year, {fees.academicYear}</th>}
				</tr>
			</thead>
			<tbody>
				{programmeOutlines.map((outline) => (
					<tr key={outline.key}>
						<th scope="row">
							<a href={programmePages[outline.key].page}>{outline.name}</a>
						</th>
						<td>{lengthWords(outline)}</td>
						<td>{outline.seats || ""}</td>
						{fees && <td>{rupees(firstYear(fees, outline.key) ?? 0)}</td>}
					</tr>
				))}
			</tbody>
		</table>
	);
}
