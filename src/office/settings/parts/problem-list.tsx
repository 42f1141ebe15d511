import words from "#src/office/settings/words.module.css";

/** What keeps a text from being saved. */
export function ProblemList({ problems }: { problems: readonly string[] }) {
	if (problems.length === 0) return null;
	return (
		<ul className={words.problems} role="alert">
			{problems.map((problem) => (
				<li key={problem}>{problem}</li>
			))}
		</ul>
	);
}
