import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";

type CostProps = {
	/** Item that has this cost: "Room for two". */
	what: string;
	amount: number;
	/** "a year" */
	unit: string;
	/** The part of the page of fees. */
	part: "hostel" | "mess";
};

/** Cost of a place of the campus, with a link to all fees. */
export function Cost({ what, amount, unit, part }: CostProps) {
	const messages = useMessages(campusMessages);
	return (
		<p className="above-4">
			{what}: {rupees(amount)} {unit}.{" "}
			<a className="pad-2" href={`${paths.fees}#${part}`}>
				{messages.allFees}
			</a>
		</p>
	);
}
