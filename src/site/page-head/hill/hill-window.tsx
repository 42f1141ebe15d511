import type { ReactNode } from "react";
import { bench, buildings } from "./buildings.tsx";
import { type HillPlaceKey, hillPlaces } from "./hill-places.ts";
import styles from "./hill-window.module.css";
import { eye, metresAt, outlineAround, scale } from "./section-line.ts";

/** The window of pages without a place: between the Ground and the stair. */
const between = { along: 462, rise: -28 };

type HillWindowProps = {
	/** The path between two places if left out. */
	place?: HillPlaceKey | undefined;
	/** The next place up, of which wide screens show the outline. */
	above?: HillPlaceKey | undefined;
	/** Drawn in place of what stands there on other pages. */
	building?: ReactNode;
	/** Drawn in the earth, in pixels from the place. */
	figure?: ReactNode;
};

/** A window on the section. Decorative: what it shows is also said. */
export function HillWindow({ place, above, building, figure }: HillWindowProps) {
	const { along, rise } = place ? hillPlaces[place] : between;
	const offset = (other: HillPlaceKey) => {
		const { along: otherAlong } = hillPlaces[other];
		const y = Math.round(eye.y - (metresAt(otherAlong) - metresAt(along)) * scale);
		return `translate(${eye.x + (otherAlong - along) * scale} ${y})`;
	};
	const { ground, ridge } = outlineAround(along);
	return (
		<svg
			className={styles.hill}
			viewBox="0 0 2400 400"
			data-metres={place && hillPlaces[place].metres}
			aria-hidden="true"
			focusable="false"
		>
			<defs>
				<pattern id="cut" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<path d="M0 0v7" stroke="#9aa59d" />
				</pattern>
				<path id="ground" d={ground} />
			</defs>
			<g className={styles.raised} transform={`translate(0 ${rise})`}>
				<path className={styles.ridge} d={ridge} />
				<use href="#ground" className={styles.earth} />
				<use href="#ground" className={styles.cut} y="7" stroke="url(#cut)" />
				{above && (
					<g className={styles.far}>
						<g transform={offset(above)}>{buildings[above]}</g>
					</g>
				)}
				<g transform={`translate(${eye.x} ${eye.y})`}>
					{figure}
					{building || (place ? buildings[place] : bench)}
				</g>
				<use href="#ground" className={styles.line} />
			</g>
		</svg>
	);
}
