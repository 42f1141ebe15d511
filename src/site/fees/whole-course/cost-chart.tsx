import type { SchoolFees } from "#src/school/fees.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { type CostOptions, type CostSelection, choiceOf } from "./cost-options.ts";
import styles from "./course-cost.module.css";
import { courseCost, type YearCost, yearCostTotal } from "./course-cost.ts";
import { Layer, type LayerPart } from "./layer.tsx";
import { optionAttributes } from "./option-attributes.ts";

type ChartProps = { fees: SchoolFees; options: CostOptions; chosen: CostSelection };

type Part = { part: LayerPart; amount: number; when: Partial<CostSelection> };

/** Height of the dearest year, in pixels. */
const height = 128;

/** The years of each programme as columns of layers, to one scale. */
export function CostChart({ fees, options, chosen }: ChartProps) {
	const messages = useMessages(costMessages);
	const programmes = options.programme.map(({ key }, programme) => ({
		key,
		programme,
		years: layersOf(fees, options, programme),
	}));
	const most = Math.max(...programmes.flatMap(({ years }) => years.map(({ most }) => most)));
	return (
		<div className={styles.chart} aria-hidden="true">
			{programmes.map(({ key, programme, years }) => (
				<ol key={key} className={styles.years} {...optionAttributes(options, chosen, { programme })}>
					{years.map(({ layers }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: years are numbered
						<li key={index} className={styles.year}>
							{layers.map(({ part, amount, when }) => (
								<Layer
									key={`${part} ${Object.values(when).join(" ")}`}
									part={part}
									height={Math.max(1, Math.round((amount / most) * height))}
									{...optionAttributes(options, chosen, when)}
								/>
							))}
							<span>{messages.yearNumber({ number: index + 1 })}</span>
						</li>
					))}
				</ol>
			))}
		</div>
	);
}

/** The layers of each year from the top down, each with the options of which it is a part. */
function layersOf(fees: SchoolFees, options: CostOptions, programme: number) {
	const yearsWith = (when: Partial<CostSelection>) =>
		courseCost(fees, choiceOf(options, { programme, hostel: 0, mess: 0, help: 0, ...when })).years;
	const each = (part: "hostel" | "mess" | "help") =>
		options[part].map((_, index) => ({ when: { [part]: index }, years: yearsWith({ [part]: index }) }));
	const [rooms, meals, helps] = [each("hostel"), each("mess"), each("help")];
	return yearsWith({}).map((year, index) => {
		const layers = (part: LayerPart, from: typeof rooms, amountOf: (year: YearCost) => number): Part[] =>
			from.map(({ when, years }) => ({ part, amount: amountOf(years[index] ?? year), when }));
		const all = [
			...layers("mess", meals, ({ mess }) => mess),
			...layers("hostel", rooms, ({ hostel }) => hostel),
			...layers("help", helps, ({ help }) => help),
			...layers("tuition", helps, ({ tuition, help }) => Math.max(0, tuition - help)),
			...layers("studio", [{ when: {}, years: yearsWith({}) }], ({ studio, exam }) => studio + exam),
		];
		const dearest = Math.max(...rooms.map(({ years }) => years[index]?.hostel ?? 0));
		return {
			layers: all.filter(({ amount }) => amount > 0),
			most: yearCostTotal(year) + year.help - year.hostel + dearest,
		};
	});
}
