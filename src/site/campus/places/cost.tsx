import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import styles from "./campus-detail.module.css";

type CostProps = {
	/** What costs it: "Room for two". */
	what: string;
	amount: number;
	/** "a year" */
	unit: string;
	/** The part of the page of fees. */
	part: "hostel" | "mess";
};

/** What a place of the campus costs, with the way to all fees. */
export function Cost({ what, amount, unit, part }: CostProps) {
	return (
		<p className={styles.cost}>
			{what}: {rupees(amount)} {unit}. <a href={`${paths.fees}#${part}`}>All fees</a>
		</p>
	);
}
