import { useId } from "react";
import { thousands } from "#src/formatting/thousands.ts";
import styles from "./funnel.module.css";

type Bar = { key: string; name: string; times: number; before: number };
type Props = { title: string; description: string; bars: readonly Bar[] };

const [width, labels, rowHeight, thickness] = [640, 250, 56, 18];

/** Two bars a row: filled for the season shown, outlined for the one before; each has its number beside it. */
export function Bars({ title, description, bars }: Props) {
	const [titleId, descriptionId] = [useId(), useId()];
	const most = Math.max(1, ...bars.flatMap(({ times, before }) => [times, before]));
	const length = (times: number) => Math.round((times / most) * (width - labels - 80));
	return (
		<svg
			className={styles.bars}
			viewBox={`0 0 ${width} ${bars.length * rowHeight}`}
			role="img"
			aria-labelledby={`${titleId} ${descriptionId}`}
		>
			<title id={titleId}>{title}</title>
			<desc id={descriptionId}>{description}</desc>
			{bars.map(({ key, name, times, before }, index) => (
				<g key={key} transform={`translate(0 ${index * rowHeight})`}>
					<text y={34}>{name}</text>
					<rect data-now="" x={labels} y={6} width={length(times)} height={thickness} />
					<text x={labels + length(times) + 8} y={21}>
						{thousands(times)}
					</text>
					<rect data-before="" x={labels} y={30} width={length(before)} height={thickness} />
					<text x={labels + length(before) + 8} y={45}>
						{thousands(before)}
					</text>
				</g>
			))}
		</svg>
	);
}
