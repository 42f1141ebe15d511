import controls from "#src/office/parts/controls.module.css";
import type { Letter } from "#src/school/letters/define-letter.ts";
import styles from "./letter-facts.module.css";

/** Facts about a letter that the editor shows. */
export type LetterFacts = Pick<Letter, "when" | "to"> & {
	placeholders: readonly { name: string; about: string; needed: boolean }[];
};

export function letterFacts({ when, to, placeholders, needs }: Letter): LetterFacts {
	const neededFacts = new Set(Object.values(needs).flat());
	const knownFacts = Object.entries(placeholders).map(([name, { about }]) => ({
		name,
		about,
		needed: neededFacts.has(name),
	}));
	return { when, to, placeholders: knownFacts };
}

/** Shows when a letter is sent, to whom, and what its placeholders mean. */
export function LetterFactsView({ letter: { when, to, placeholders } }: { letter: LetterFacts }) {
	return (
		<section className={styles.facts} aria-labelledby="letter-facts">
			<h2 id="letter-facts">The email</h2>
			<p>
				{when} To {to}.
			</p>
			<details>
				<summary className={controls.button}>Placeholders</summary>
				<dl className={styles.placeholders}>
					{placeholders.map(({ name, about, needed }) => (
						<div key={name}>
							<dt>
								<code>{`{{${name}}}`}</code>
							</dt>
							<dd>
								{about}
								{needed && <span className={styles.needed}>, required</span>}
							</dd>
						</div>
					))}
				</dl>
			</details>
		</section>
	);
}
