import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { trustMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { firstYear } from "#src/site/fees/totals.ts";
import { usePageOfProgramme } from "#src/site/school/use-page-of-programme.ts";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import styles from "./disclosure.module.css";

/** Each programme with its years, seats and the fees of the first year. */
export function Courses() {
	const messages = useMessages(trustMessages);
	const {
		outlines: { programmes: programmeOutlines },
	} = useSchool();
	const fees = useFees();
	const pageOf = usePageOfProgramme();
	return (
		<table className={styles.courses}>
			<thead>
				<tr>
					<th scope="col">{messages.schoolName}</th>
					<th scope="col">{messages.years}</th>
					<th scope="col">{messages.seats}</th>
					{fees && <th scope="col">{messages.firstYearFees}</th>}
				</tr>
			</thead>
			<tbody>
				{programmeOutlines.map((outline) => (
					<tr key={outline.key}>
						<th scope="row">
							<a href={pageOf(outline)}>{outline.name}</a>
						</th>
						<td className="figures one-line">{outline.years}</td>
						<td className="figures one-line">{outline.seats || ""}</td>
						{fees && <td className="figures one-line">{feeOf(fees, outline.key)}</td>}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function feeOf(fees: SchoolFees, key: string): string {
	const fee = firstYear(fees, key);
	return fee === undefined ? "" : rupees(fee);
}
