import { personAt } from "#src/ui/house/plot-parts.ts";
import type { HillPlaceKey } from "./hill-places.ts";
import { heightAt } from "./hill-places.ts";
import styles from "./hill-window.module.css";

/** A person, 35 pixels tall, with the feet here. */
export const person = (x: number, y = 0) => personAt(`${x} ${y - 31}`);

/** Pixels from one person to the next, and the most that are drawn. */
const pitch = 14;
const most = 24;

type CrowdProps = {
	/** Pixels from the place to the first of them. */
	end: number;
	there: number;
	awaited?: number;
	/** The place, where the ground under them is not level. */
	at?: HillPlaceKey;
};

/** People in a row that ends here: those who are there, and an outline for each who is awaited. */
export function Crowd({ end, there, awaited = 0, at }: CrowdProps) {
	const places = Array.from({ length: Math.min(most, there + awaited) }, (_, index) => end - index * pitch);
	const drawAt = (all: readonly number[]) => all.map((x) => person(x, at ? heightAt(at, x) : 0)).join("");
	return (
		<>
			<path className={styles.dark} d={drawAt(places.slice(0, there))} />
			{awaited > 0 && <path className={styles.wall} d={drawAt(places.slice(there))} />}
		</>
	);
}
