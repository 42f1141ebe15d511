import styles from "./hill-window.module.css";

const step = { x: -262, width: 26, height: 64 };

/** Shares of a whole as steps that go down, one after the other. @param shares in per cent */
export function FallingSteps({ shares }: { shares: readonly number[] }) {
	return (
		<path
			className={styles.wall}
			d={shares
				.slice(0, 5)
				.map(
					(share, index) =>
						`M${step.x + step.width * index} 0v-${Math.round((share / 100) * step.height)}h${step.width}V0z`,
				)
				.join("")}
		/>
	);
}
