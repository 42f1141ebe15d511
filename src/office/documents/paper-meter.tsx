import controls from "#src/office/parts/controls.module.css";
import styles from "./paper-meter.module.css";

/** Letters of a checklist, as a case's row has them. */
const labels: Record<string, string> = {
	a: "verified",
	n: "not needed",
	u: "to review",
	k: "requested",
	m: "missing",
	w: "rejected",
};

/** Counts the settled lines, and all lines. */
export function settledOf(papers: string): { settled: number; lines: number } {
	return { settled: [...papers].filter((letter) => letter === "a" || letter === "n").length, lines: papers.length };
}

/** One mark of a line of a checklist. */
export function PaperMark({ letter }: { letter: string }) {
	return (
		<span className={styles.meter}>
			<i data-paper={letter} />
			<span className={controls.hidden}>{labels[letter]}</span>
		</span>
	);
}

/** The lines of a checklist as marks, always in the same order; read aloud as a count. */
export function PaperMeter({ papers }: { papers: string }) {
	const { settled, lines } = settledOf(papers);
	return (
		<span className={styles.meter}>
			{Object.entries(papers).map(([place, letter]) => (
				<i key={place} data-paper={letter} />
			))}
			<span className={controls.hidden}>{`${settled} of ${lines} complete`}</span>
		</span>
	);
}
