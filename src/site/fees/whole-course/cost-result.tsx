import type { ReactNode } from "react";
import { rupees } from "#src/formatting/rupees.ts";
import { thousands } from "#src/formatting/thousands.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { describeLength } from "#src/site/school/programme-pages.ts";
import { CostChart } from "./cost-chart.tsx";
import { CostLines } from "./cost-lines.tsx";
import { type CostOptions, type CostSelection, choiceOf, combinations } from "./cost-options.ts";
import styles from "./course-cost.module.css";
import { courseCost, yearCostTotal } from "./course-cost.ts";
import { isLive, optionAttributes } from "./option-attributes.ts";

type ResultProps = { fees: SchoolFees; options: CostOptions; chosen: CostSelection };

/** Every total that the choices can lead to, of which styles show the one that is chosen. */
export function CostResult({ fees, options, chosen }: ResultProps) {
	const messages = useMessages(costMessages);
	const attributesFor = (when: Partial<CostSelection>) => optionAttributes(options, chosen, when);
	return (
		<section data-surface="shola" id="result" aria-labelledby="result-title" className={styles.result}>
			<h2 id="result-title" className="visually-hidden">
				{messages.result}
			</h2>
			{options.programme.map(({ key, value }, programme) => (
				<ProgrammeTitle key={key} outline={value} {...attributesFor({ programme })} />
			))}
			<div role="status" className={styles.totals}>
				{(isLive(options) ? combinations(options) : [chosen]).map((combination) => {
					const { years, total } = courseCost(fees, choiceOf(options, combination));
					return (
						<div key={Object.values(combination).join(" ")} {...attributesFor(combination)}>
							<p className={styles.total}>{rupees(total)}</p>
							<Years>
								{years.map((year, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: years are numbered
									<li key={index}>{thousands(yearCostTotal(year))}</li>
								))}
							</Years>
						</div>
					);
				})}
			</div>
			<CostChart fees={fees} options={options} chosen={chosen} />
			<CostLines fees={fees} options={options} chosen={chosen} />
		</section>
	);
}

export function Years({ children }: { children: ReactNode }) {
	return <ol className={styles.years}>{children}</ol>;
}

function ProgrammeTitle({ outline, ...attributesFor }: { outline: CostOptions["programme"][number]["value"] }) {
	const lengthTexts = useMessages(programmesMessages);
	return (
		<p {...attributesFor}>
			<strong>{outline.name}</strong> <span className="soft">{describeLength(lengthTexts, outline)}</span>
		</p>
	);
}
