import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./first-years.module.css";
import money from "./money-colours.module.css";
import { firstYear, firstYearLines, type Line, livingOf, sumOf } from "./totals.ts";
import { Layer } from "./whole-course/layer.tsx";

/** Cost of the first year for someone who lives on the campus, programme by programme, to one scale. */
export function FirstYears({ fees }: { fees: SchoolFees }) {
	const messages = useMessages(feesMessages);
	const {
		outlines: { programmes: programmeOutlines },
	} = useSchool();
	const years = programmeOutlines
		.filter(({ key }) => firstYear(fees, key))
		.map((outline) => ({ ...outline, lines: firstYearLines(messages, fees, outline.key) }));
	if (years.length === 0) return null;
	const most = Math.max(...years.map(({ lines }) => sumOf(lines)));
	return (
		<section data-surface="shola" className="pad-8 line-above" aria-labelledby="first-year">
			<PageGrid plain>
				<h2 id="first-year" className="below-6">
					{messages.firstYearTitle({ living: livingOf(fees) })}
				</h2>
				<ul className={styles.years}>
					{years.map(({ key, name, lines }) => (
						<li key={key} className={styles.year}>
							<h3 className="small-heading">{name}</h3>
							<p className="number-2 above-2 below-4 figures leading-1">{rupees(sumOf(lines))}</p>
							<Bar lines={lines} max={most} />
							<dl className={`above-3 small ${styles.lines}`}>
								{lines.map(({ part, what, amount }) => (
									<div key={what}>
										<dt className="soft">
											<Layer part={part} height={12} /> {what}
										</dt>
										<dd className="figures one-line">{rupees(amount)}</dd>
									</div>
								))}
							</dl>
						</li>
					))}
				</ul>
			</PageGrid>
		</section>
	);
}

/** The sum as a beam, divided into its lines. */
function Bar({ lines, max }: { lines: readonly Required<Line>[]; max: number }) {
	const scale = (amount: number) => Math.round((amount / max) * 1000);
	const parts = lines.map(({ part, amount }, index) => ({
		part,
		x: scale(sumOf(lines.slice(0, index))),
		// Less the joint.
		width: Math.max(0, scale(amount) - 4),
	}));
	return (
		<svg
			viewBox="0 0 1000 64"
			preserveAspectRatio="none"
			className={`not-printed ${styles.bar}`}
			aria-hidden="true"
			focusable="false"
		>
			{parts.map(({ part, x, width }) => (
				<rect key={part} x={x} width={width} height="64" className={money.part} data-money={part} />
			))}
		</svg>
	);
}
