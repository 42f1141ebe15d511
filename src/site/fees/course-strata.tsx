import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Strata } from "./strata.tsx";
import { firstYear, type Line, livingOf, sumOf } from "./totals.ts";
import { costOnCampus, partInAll, type YearCost } from "./whole-course/course-cost.ts";

/** All years of the first programme, as facts and figure of a head. */
export function useCourseStrata(fees: SchoolFees | undefined) {
	const messages = useMessages(feesMessages);
	const { hostel, mess } = useMessages(costMessages);
	const headTexts = useMessages(headMessages);
	const programme = useSchool().outlines.programmes.find(({ key }) => fees && firstYear(fees, key));
	if (!(fees && programme)) return {};
	const cost = costOnCampus(fees, programme.key);
	const inAll = (part: keyof YearCost) => partInAll(cost, part);
	const all = [
		{ part: "tuition", what: messages.tuition, amount: inAll("tuition") },
		{
			part: "studio",
			what: inAll("exam") > 0 ? messages.studioAndExams : messages.studio,
			amount: inAll("studio") + inAll("exam"),
		},
		{ part: "hostel", what: hostel, amount: inAll("hostel") },
		{ part: "mess", what: mess, amount: inAll("mess") },
	] satisfies Required<Line>[];
	const lines = all.filter(({ amount }) => amount > 0);
	return {
		facts: [
			{
				value: rupees(sumOf(lines)),
				label: headTexts.wholeCourse({ programme: programme.name, years: cost.years.length, living: livingOf(fees) }),
			},
			...lines.map(({ what, amount }) => ({ value: rupees(amount), label: what })),
		],
		figure: <Strata lines={lines} />,
		shape: "strata" as const,
	};
}
