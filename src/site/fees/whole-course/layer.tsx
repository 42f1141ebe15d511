import money from "../money.module.css";
import type { MoneyPart } from "../totals.ts";

export type LayerPart = MoneyPart | "help";

/** A part of the cost, drawn in its colour. @param height in pixels */
export function Layer({ part, height, ...shown }: { part: LayerPart; height: number }) {
	return (
		<svg {...shown} width="100%" height={height} className="block" aria-hidden="true" focusable="false">
			<rect width="100%" height="100%" className={money.part} data-money={part} />
		</svg>
	);
}
