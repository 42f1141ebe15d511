import { translateText } from "#src/languages/language.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./night-year-century.module.css";

const box = { width: 320, height: 200 };
const months = "JFMAMJJASOND";

/** The course in three measurements: what a building does in a night, a year and a century. */
export function NightYearCentury() {
	const messages = useMessages(programmesMessages);
	const {
		environmental: { night, year, century },
	} = useSchool();
	return (
		<section aria-labelledby="measures">
			<PageGrid plain className="pad-above-7 pad-below-9">
				<h2 id="measures" className={styles.heading}>
					{messages.chartsTitle}
				</h2>
				<div className={styles.charts}>
					<Chart title={night.title} text={night.text} scale={["18:00", "08:00"]}>
						<Curve values={night.outside} className={styles.thin} />
						<Curve values={night.plain} className={styles.line} />
						<Curve values={night.insulated} className={styles.strong} />
						<CurveMark values={night.insulated} say={(degrees) => messages.insulatedMark({ degrees })} />
						<CurveMark values={night.plain} say={(degrees) => messages.asBuiltMark({ degrees })} />
						<CurveMark values={night.outside} say={() => messages.outsideMark} above={10} />
					</Chart>
					<Chart title={year.title} text={year.text} scale={[messages.january, messages.december]}>
						{year.rain.map((rain, month) => (
							<rect
								key={`${months[month]}${rain}`}
								x={month * 27 + 3}
								y={box.height - rain * 0.85}
								width={17}
								height={rain * 0.85}
								className={styles.bar}
							/>
						))}
						<RainMark rain={year.rain} of={Math.max} say={(millimetres) => messages.rainMark({ millimetres })} />
						<RainMark rain={year.rain} of={Math.min} say={String} />
					</Chart>
					<Chart title={century.title} text={century.text} scale={[translateText("today"), translateText("100 years")]}>
						{century.parts.map(({ name, years }, row) => (
							<g key={name}>
								<text x={0} y={row * 40 + 14} className={styles.start}>
									{name}
								</text>
								<path d={`M0 ${row * 40 + 26}H${box.width}`} className={styles.ground} />
								<path d={renewals(years, row * 40 + 26)} className={styles.tick} />
							</g>
						))}
					</Chart>
				</div>
			</PageGrid>
		</section>
	);
}

type CurveMarkProps = { values: readonly number[]; say: (least: number) => string; above?: number };

/** Value that a curve shows, at its end. */
function CurveMark({ values, say, above = 8 }: CurveMarkProps) {
	const last = values.at(-1);
	if (last === undefined) return null;
	return (
		<text x={box.width} y={height(last) - above} className={styles.end}>
			{say(Math.min(...values))}
		</text>
	);
}

type RainMarkProps = { rain: readonly number[]; of: typeof Math.max; say: (millimetres: number) => string };

/** Mark above the month with most or least rain. */
function RainMark({ rain, of, say }: RainMarkProps) {
	if (rain.length === 0) return null;
	const millimetres = of(...rain);
	return (
		<text x={rain.indexOf(millimetres) * 27 + 11} y={box.height - millimetres * 0.85 - 6} className={styles.middle}>
			{say(millimetres)}
		</text>
	);
}

type ChartProps = { title: string; text: string; scale: readonly [string, string]; children: React.ReactNode };

function Chart({ title, text, scale, children }: ChartProps) {
	return (
		<figure className="unbroken">
			<svg viewBox={`0 -8 ${box.width} ${box.height + 8}`} aria-hidden="true" focusable="false" className={styles.plot}>
				{children}
				<path d={`M0 ${box.height}H${box.width}`} className={styles.base} />
			</svg>
			<p className={styles.scale} aria-hidden="true">
				<span>{scale[0]}</span>
				<span>{scale[1]}</span>
			</p>
			<figcaption>
				<h3 className="below-1 size-4">{title}</h3>
				<p>{text}</p>
			</figcaption>
		</figure>
	);
}

function Curve({ values, className }: { values: readonly number[]; className: string | undefined }) {
	const step = box.width / (values.length - 1);
	const points = values.map((value, index) => [index * step, height(value)] as const);
	const d = points.map(([x, y], index) => {
		const before = points[index - 1];
		return before ? `C${before[0] + step / 2} ${before[1]} ${x - step / 2} ${y} ${x} ${y}` : `M${x} ${y}`;
	});
	return <path d={d.join("")} className={className} />;
}

/** 0 °C is the base line, 20 °C the top. */
function height(degrees: number) {
	return box.height - (degrees / 20) * box.height;
}

function renewals(years: number, y: number) {
	return Array.from(
		{ length: Math.floor(100 / years) + 1 },
		(_, index) => `M${1 + (index * years * (box.width - 2)) / 100} ${y - 6}v12`,
	).join("");
}
