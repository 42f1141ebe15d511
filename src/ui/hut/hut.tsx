import type { ReactNode } from "react";
import styles from "./hut.module.css";

/** A hut that is built as a form is filled in. Decorative. */
const stages: readonly ReactNode[] = [
	<>
		<path d="M58 58V44m8 14V44m60 14V44m8 14V44M54 47h16m52 0h16" />
		<path d="M46 47h100M60 58V31h72v27M50 34 96 8l46 26" className={styles.thin} />
		<Figure x={26} />
		<path d="M35 58V18m-2 8h4m-4 8h4m-4 8h4m-4 8h4" />
	</>,
	<>
		<path d="M60 58V31m24 27V31m24 27V31m24 27V31M54 31h84M50 34l46-26 46 26M96 8v23M73 31l12-17m34 17-12-17M60 44l11-13m61 13-11-13" />
		<path d="M150 58 137 26m20 32-13-32m1 27 8-1m-10-6 8-1m-10-6 7-1m-9-6 6-1" />
		<Figure x={28} />
		<path d="M20 41h30" />
	</>,
	<>
		<path d="M60 58V32l36-21 36 21v26z" className={styles.wall} />
		<path d="M60 34h72M72 26v8m8-13v13m8-17v17m8-22v22m8-17v17m8-13v13m8-8v8" className={styles.board} />
		<path d="M46 37 96 7l50 30-5 0-45-26-45 26z" className={styles.roof} />
		<path d="M118 20V9h7v15" />
		<path d="M89 58V41h14v17" />
		<path d="M67 41h13v9H67zm45 0h13v9h-13z" className={styles.lit} />
		<path d="M163 58V36m0 9 6-7m-6 12-7-8M163 12c-8 0-13 6-13 14s6 12 13 12 13-4 13-12-5-14-13-14z" />
		<Figure x={28} />
	</>,
];

/** @param stage 0 set out, 1 framed, 2 finished */
export function Building({ stage }: { stage: number }) {
	return (
		<svg viewBox="0 0 180 59" aria-hidden="true" className={styles.building}>
			{stages[Math.min(stage, stages.length - 1)]}
		</svg>
	);
}

function Figure({ x }: { x: number }) {
	return (
		<path
			transform={`translate(${x} 0)`}
			d="M0 29a3 3 0 1 1 .1 0zm-4 3h8l1.5 12-2 .3L3 37l.5 21H1L0 45l-1 13h-2.5L-3 37l-.5 7.3-2-.3z"
			className={styles.figure}
		/>
	);
}
