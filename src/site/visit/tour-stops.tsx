import { visitMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { Visits } from "#src/school/visits.ts";
import { metres } from "#src/site/page-head/metres.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { personAt } from "#src/ui/house/plot-parts.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./tour-stops.module.css";

/** The stops of a tour in their order; in section where each has its height. */
export function TourStops({ stops }: { stops: Visits["sights"] }) {
	const messages = useMessages(visitMessages);
	const { contours } = useSchool().identity;
	const levels = stops.flatMap((stop) => stop.metres ?? []);
	const drawn = contours && levels.length === stops.length;
	const climbs = levels.slice(1).map((level, index) => level - (levels[index] ?? level));
	const sum = (all: readonly number[]) => all.reduce((whole, each) => whole + Math.abs(each), 0);
	return (
		<section aria-labelledby="stops" className={styles.section} data-drawn={drawn || undefined}>
			<PageGrid plain>
				<h2 id="stops">{messages.sightsTitle}</h2>
				{drawn && (
					<>
						<p className="above-2 soft">
							{messages.stopsLead({
								count: stops.length,
								up: sum(climbs.filter((climb) => climb > 0)),
								down: sum(climbs.filter((climb) => climb < 0)),
							})}
						</p>
						<Way levels={levels} />
					</>
				)}
				<ol className={styles.stops}>
					{stops.map(({ title, text, after, metres: level }) => (
						<li key={title}>
							<h3 className={styles.title}>{title}</h3>
							<p className="small soft figures">
								{[level && metres(level), after !== undefined && messages.stopAfter({ minutes: after })]
									.filter(Boolean)
									.join(", ")}
							</p>
							<p className="above-2 leading-135">{text}</p>
						</li>
					))}
				</ol>
			</PageGrid>
		</section>
	);
}

/** Ground of 100 units for each stop, with its number. Decorative: the list says the same. */
function Way({ levels }: { levels: readonly number[] }) {
	const [low, high] = [Math.min(...levels), Math.max(...levels)];
	const stops = levels.map((level, index) => ({
		x: 100 * index + 24,
		y: Math.round(150 - (90 * (level - low)) / (high - low || 1)),
	}));
	const [{ y: start = 0 } = {}] = stops;
	const ground = `M-2400 ${start}H-20${stops.map(({ x, y }) => `L${x - 24} ${y}h52`).join("")}H2790`;
	return (
		<svg viewBox={`0 0 ${100 * levels.length} 170`} className={styles.way} aria-hidden="true" focusable="false">
			<path d={`${ground}V9000H-2400z`} className={styles.earth} />
			<path d={ground} className={styles.ground} />
			<path d={[-8, -20, -32].map((x) => personAt(`${x} ${start - 30}`)).join("")} className={styles.people} />
			{stops.map(({ x, y }, index) => (
				<g key={x} transform={`translate(${x} ${y})`}>
					<path d="M0 0v-22" className={styles.ground} />
					<circle cy="-30" r="22" className={styles.pin} />
					<text y="-30">{index + 1}</text>
				</g>
			))}
		</svg>
	);
}
