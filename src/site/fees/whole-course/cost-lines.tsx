import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { type CostOptions, type CostSelection, choiceOf } from "./cost-options.ts";
import styles from "./course-cost.module.css";
import { courseCost, type YearCost } from "./course-cost.ts";
import { Layer, type LayerPart } from "./layer.tsx";
import { optionAttributes } from "./option-attributes.ts";

type Line = { label: string; amount: number; layer: LayerPart; when: Partial<CostSelection> };

/** The parts of which the total is made, over all years. */
export function CostLines({
	fees,
	options,
	chosen,
}: {
	fees: SchoolFees;
	options: CostOptions;
	chosen: CostSelection;
}) {
	const messages = useMessages(costMessages);
	const feesTexts = useMessages(feesMessages);
	const sumOf = (part: keyof YearCost, when: Partial<CostSelection>) =>
		courseCost(fees, choiceOf(options, { programme: 0, hostel: 0, mess: 0, help: 0, ...when })).years.reduce(
			(sum, year) => sum + year[part],
			0,
		);
	const lines = options.programme.flatMap((_, programme): Line[] => {
		const ofProgramme = (
			label: string,
			layer: LayerPart,
			part: keyof YearCost,
			when: Partial<CostSelection> = {},
		): Line => ({
			label,
			layer,
			amount: sumOf(part, { programme, ...when }),
			when: { programme, ...when },
		});
		return [
			...options.mess.map((_, mess) => ofProgramme(messages.mess, "mess", "mess", { mess })),
			...options.hostel.map(({ label }, hostel) =>
				ofProgramme(feesTexts.hostelRoom({ room: lowerFirst(label) }), "hostel", "hostel", { hostel }),
			),
			ofProgramme(feesTexts.tuition, "tuition", "tuition"),
			ofProgramme(feesTexts.studio, "studio", "studio"),
			ofProgramme(feesTexts.exams, "studio", "exam"),
			...options.help.map(({ label }, help) => ofProgramme(label, "help", "help", { help })),
		];
	});
	return (
		<dl className={styles.lines}>
			{lines
				.filter(({ amount }) => amount > 0)
				.map(({ label, amount, layer, when }) => (
					<div key={`${label} ${Object.values(when).join(" ")}`} {...optionAttributes(options, chosen, when)}>
						<dt>
							<Layer part={layer} height={12} />
							{label}
						</dt>
						<dd>{layer === "help" ? messages.lessHelp({ amount: rupees(amount) }) : rupees(amount)}</dd>
					</div>
				))}
		</dl>
	);
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
