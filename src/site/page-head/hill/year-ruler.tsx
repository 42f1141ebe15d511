import { dayAndShortMonth } from "#src/calendar/format.ts";
import { type HillPlaceKey, heightAt } from "./hill-places.ts";
import styles from "./hill-window.module.css";

/** Pixels that a year is long. */
const length = 576;
const dayInMs = 86_400_000;

type YearRulerProps = {
	/** The place under which it lies. */
	at: HillPlaceKey;
	/** The first day of the first month. */
	from: string;
	/** Days that have a dot, and the one that is marked. */
	days: readonly string[];
	marked: string | undefined;
};

/** A ruler of twelve months under the ground, with a dot for each day on which there is something. */
export function YearRuler({ at, from, days, marked }: YearRulerProps) {
	const month = Number(from.slice(5, 7)) - 1;
	const year = Number(from.slice(0, 4));
	const firsts = Array.from({ length: 12 }, (_, index) =>
		new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 10),
	);
	const start = Date.parse(from);
	const place = (day: string) => {
		const x = Math.round(((Date.parse(day) - start) / dayInMs / 366) * length - length / 2);
		return { x, y: heightAt(at, x) };
	};
	const dot = (day: string) => {
		const { x, y } = place(day);
		return x < -length / 2 || x > length / 2 ? "" : `M${x} ${y + 18}h0`;
	};
	return (
		<g className={styles.ruler}>
			<path
				d={firsts
					.map(place)
					.map(({ x, y }) => `M${x} ${y + 10}v20`)
					.join("")}
			/>
			<path className={styles.dots} d={[...new Set(days)].map(dot).join("")} />
			{marked && <path className={styles.marked} d={dot(marked)} />}
			{firsts.map((day) => {
				const { x, y } = place(day);
				return (
					<text key={day} x={x + 5} y={y + 37}>
						{dayAndShortMonth(day).month}
					</text>
				);
			})}
		</g>
	);
}
