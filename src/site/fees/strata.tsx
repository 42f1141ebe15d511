import money from "./money-colours.module.css";
import { type Line, layersOf } from "./totals.ts";

/** Size of the whole, and of the lines of text beside it. */
const size = { left: -160, width: 160, height: 108, top: 24, line: 22 };

/** Amounts as layers of the earth, to scale, with a line to where each is named. */
export function Strata({ lines }: { lines: readonly Required<Line>[] }) {
	const layers = layersOf(lines, size.height).map(({ part, top, height }) => ({ part, y: size.top + top, height }));
	const right = size.left + size.width;
	return (
		<g>
			{layers.map(({ part, y, height }) => (
				<path
					key={y}
					className={money.part}
					data-money={part}
					d={`M${size.left} ${y}h${size.width}v${height}h-${size.width}z`}
				/>
			))}
			<path
				className={money.leaders}
				d={layers
					.map(({ y, height }, index) => {
						const from = y + Math.round(height / 2);
						return `M${right + 4} ${from}h8l12 ${size.top + size.line * index + 9 - from}h8`;
					})
					.join("")}
			/>
		</g>
	);
}
