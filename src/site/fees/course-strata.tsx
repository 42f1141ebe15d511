import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Strata } from "#src/site/page-head/hill/strata.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { firstYear, livingOf, sumOf } from "./totals.ts";
import { costOnCampus } from "./whole-course/course-cost.ts";

/** All years of the first programme, as facts and figure of a head. */
export function useCourseStrata(fees: SchoolFees | undefined) {
	const messages = useMessages(feesMessages);
	const { hostel, mess } = useMessages(costMessages);
	const said = useMessages(headMessages);
	const programme = useSchool().outlines.programmes.find(({ key }) => fees && firstYear(fees, key));
	if (!(fees && programme)) return {};
	const { years } = costOnCampus(fees, programme.key);
	const inAll = (part: keyof (typeof years)[number]) => years.reduce((sum, year) => sum + year[part], 0);
	const lines = [
		{ what: messages.tuition, amount: inAll("tuition") },
		{ what: inAll("exam") > 0 ? said.studioAndExams : messages.studio, amount: inAll("studio") + inAll("exam") },
		{ what: hostel, amount: inAll("hostel") },
		{ what: mess, amount: inAll("mess") },
	].filter(({ amount }) => amount > 0);
	return {
		facts: [
			{
				value: rupees(sumOf(lines)),
				label: said.wholeCourse({ programme: programme.name, years: years.length, living: livingOf(fees) }),
			},
			...lines.map(({ what, amount }) => ({ value: rupees(amount), label: what })),
		],
		figure: <Strata amounts={lines.map(({ amount }) => amount)} />,
		shape: "strata" as const,
	};
}
