import { thousands } from "#src/formatting/thousands.ts";
import type { TextFacts } from "./text-facts.server.ts";
import styles from "./text-facts-line.module.css";

/** How long a text is, and its first words as lists will cut them. */
export function TextFactsLine({ facts: { words, characters, minutes, excerpts } }: { facts: TextFacts }) {
	return (
		<div className={styles.facts} data-text-facts="">
			<p>
				{words === 1 ? "1 word" : `${thousands(words)} words`}
				{`, ${thousands(characters)} characters`}
				{words > 0 && `, ${minutes === 1 ? "1 minute" : `${minutes} minutes`} to read`}
			</p>
			{words > 0 && excerpts.length > 0 && (
				<dl>
					{excerpts.map(({ where, text }) => (
						<div key={where}>
							<dt>{where}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	);
}
