import { rupees } from "#src/formatting/rupees.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./first-years.module.css";
import { firstYear, firstYearLines, livingOf, sumOf } from "./totals.ts";

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
							<Bar amounts={lines.map(({ amount }) => amount)} max={most} />
							<dl className={`above-3 small ${styles.lines}`}>
								{lines.map(({ what, amount }) => (
									<div key={what}>
										<dt className="soft">{what}</dt>
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
function Bar({ amounts, max }: { amounts: readonly number[]; max: number }) {
	const scale = (amount: number) => Math.round((amount / max) * 1000);
	const parts = amounts.map((amount, index) => ({
		x: scale(amounts.slice(0, index).reduce((sum, before) => sum + before, 0)),
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
			{parts.map(({ x, width }) => (
				<rect key={x} x={x} width={width} height="64" />
			))}
		</svg>
	);
}
