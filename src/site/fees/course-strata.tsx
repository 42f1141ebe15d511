import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Strata } from "#src/site/page-head/hill/strata.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { firstYear, livingLines, livingOf, sumOf, yearsOf } from "./totals.ts";

/** The first year of the first programme, as facts and figure of a head. */
export function useFirstYearStrata(fees: SchoolFees | undefined) {
	const messages = useMessages(feesMessages);
	const said = useMessages(headMessages);
	const programme = useSchool().outlines.programmes.find(({ key }) => fees && firstYear(fees, key));
	const [year] = fees && programme ? yearsOf(fees, programme.key) : [];
	if (!(fees && programme && year)) return {};
	const lines = [
		{ what: messages.tuition, amount: year.tuition },
		{ what: year.exam > 0 ? said.studioAndExams : messages.studio, amount: year.studio + year.exam },
		...livingLines(messages, fees),
	].filter(({ amount }) => amount > 0);
	return {
		facts: [
			{
				value: rupees(sumOf(lines)),
				label: said.wholeFirstYear({ programme: programme.name, living: livingOf(fees) }),
			},
			...lines.map(({ what, amount }) => ({ value: rupees(amount), label: what })),
		],
		figure: <Strata amounts={lines.map(({ amount }) => amount)} />,
		shape: "strata" as const,
	};
}
