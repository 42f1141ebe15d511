import { rupees } from "#src/formatting/rupees.ts";
import { scholarshipsMessages } from "#src/school/messages/sets/admission-messages.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { Award } from "#src/school/scholarships.ts";
import money from "#src/site/fees/money-colours.module.css";
import { layersOf, livingOf } from "#src/site/fees/totals.ts";
import { costOnCampus, courseCost, partInAll, type YearCost } from "#src/site/fees/whole-course/course-cost.ts";
import { useFees, useSchool } from "#src/site/school/use-school.ts";
import styles from "./scholarships.module.css";

/** Height of the whole course in the drawing, and how far the waived layer is lifted out of it. */
const { width, height: whole, lift } = { width: 200, height: 150, lift: 20 };
const viewBox = `-1 ${-lift - 1} ${width + lift + 2} ${whole + lift + 2}`;

/** The cost of a whole course as layers, to scale, of which an award lifts its share of the tuition. */
export function Waiver({ award }: { award: Award }) {
	const messages = useMessages(scholarshipsMessages);
	const headTexts = useMessages(headMessages);
	const fees = useFees();
	const programme = useSchool().outlines.programmes.find(({ key }) => award.programmes?.includes(key));
	if (!(fees && programme && award.tuitionShare)) return null;
	const room = fees.hostel.rooms[0];
	const cost = costOnCampus(fees, programme.key);
	const { years, total } = cost;
	const paid = courseCost(fees, { programme: programme.key, room, mess: true, help: award }).total;
	if (paid === total) return null;
	const inAll = (part: keyof YearCost) => partInAll(cost, part);
	const amounts = [
		{ part: "help", amount: total - paid },
		{ part: "tuition", amount: inAll("tuition") - (total - paid) },
		{ part: "studio", amount: inAll("studio") + inAll("exam") },
		{ part: "hostel", amount: inAll("hostel") },
		{ part: "mess", amount: inAll("mess") },
	];
	return (
		<figure className={styles.waiver}>
			<svg viewBox={viewBox} aria-hidden="true">
				{layersOf(amounts, whole)
					.filter(({ height }) => height > 0)
					.map(({ part, top, height }) => (
						<path
							key={part}
							className={money.part}
							data-money={part}
							d={`M${part === "help" ? `${lift} ${top - lift}` : `0 ${top}`}h${width}v${height}h-${width}z`}
						/>
					))}
			</svg>
			<figcaption>
				<span className="strong block">{messages.waived({ paid: rupees(paid), total: rupees(total) })}</span>
				<span className="small soft block">
					{headTexts.wholeCourse({ programme: programme.name, years: years.length, living: livingOf(fees) })}
				</span>
			</figcaption>
		</figure>
	);
}
