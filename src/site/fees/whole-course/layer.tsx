import money from "#src/site/fees/money-colours.module.css";
import type { MoneyPart } from "#src/site/fees/totals.ts";

export type LayerPart = MoneyPart | "help";

/** A part of the cost, drawn in its colour. @param height in pixels */
export function Layer({ part, height, ...shown }: { part: LayerPart; height: number }) {
	return (
		<svg {...shown} width="100%" height={height} className="block" aria-hidden="true" focusable="false">
			<rect width="100%" height="100%" className={money.part} data-money={part} />
		</svg>
	);
}
