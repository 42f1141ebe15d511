import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Strata } from "./strata.tsx";
import { firstYear, firstYearLines, livingOf, sumOf } from "./totals.ts";

/** The first year of the first programme, as facts and figure of a head. */
export function useFirstYearStrata(fees: SchoolFees | undefined) {
	const messages = useMessages(feesMessages);
	const headTexts = useMessages(headMessages);
	const programme = useSchool().outlines.programmes.find(({ key }) => fees && firstYear(fees, key));
	if (!(fees && programme)) return {};
	const lines = firstYearLines(messages, fees, programme.key);
	return {
		facts: [
			{
				value: rupees(sumOf(lines)),
				label: headTexts.wholeFirstYear({ programme: programme.name, living: livingOf(fees) }),
			},
			...lines.map(({ what, amount }) => ({ value: rupees(amount), label: what })),
		],
		figure: <Strata lines={lines} />,
		shape: "strata" as const,
	};
}
