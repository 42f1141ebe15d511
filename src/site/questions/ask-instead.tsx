import * as paths from "#src/paths.ts";
import { questionsWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./questions-page.module.css";

/** The way to a person, for a question that is not answered here. */
export function AskInstead() {
	const words = useWords(questionsWords);
	const { identity } = useSchool();
	return (
		<section aria-labelledby="ask-instead" className={styles.ask}>
			<h2 id="ask-instead" className={styles.title}>
				{words.askTitle}
			</h2>
			<div className={`stack-4 items-start ${styles.ways}`}>
				<p>
					{words.callOrEmail({
						phone: identity.phone,
						email: identity.email,
						call: (text) => <a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{text}</a>,
						mail: (text) => <a href={`mailto:${identity.email}`}>{text}</a>,
					})}
				</p>
				<ButtonLink href={paths.getStarted} tone="action">
					{words.askQuestion}
				</ButtonLink>
			</div>
		</section>
	);
}
