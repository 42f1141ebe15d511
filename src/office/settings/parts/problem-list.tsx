import layout from "#src/office/parts/layout.module.css";
import words from "#src/office/settings/words.module.css";

/** What keeps a text from being saved. */
export function ProblemList({ problems }: { problems: readonly string[] }) {
	if (problems.length === 0) return null;
	return (
		<ul className={`${layout.warning} ${words.problems}`} role="alert">
			{problems.map((problem) => (
				<li key={problem}>{problem}</li>
			))}
		</ul>
	);
}
