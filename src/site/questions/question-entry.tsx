import * as paths from "#src/paths.ts";
import { questionsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { Question } from "#src/school/trust.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./questions-page.module.css";

/** A question that unfolds to its answer; native, so that it works without scripts. */
export function QuestionEntry({ slug, question, answer, links, hidden }: Question & { hidden: boolean }) {
	const messages = useMessages(questionsMessages);
	return (
		<details id={slug} data-question hidden={hidden} className={styles.entry}>
			<summary className={`underlines ${styles.question}`}>
				<h3 className="underlined">{question}</h3>
				<Icon name="plus" />
			</summary>
			<div className={styles.answer}>
				{answer.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
				<ul className={styles.links}>
					{links.map(({ label, to }) => (
						<li key={to}>
							<a href={to}>{label}</a>
						</li>
					))}
					<li>
						<a href={paths.question(slug)}>
							{messages.ownPage}
							<VisuallyHidden>: {question}</VisuallyHidden>
						</a>
					</li>
				</ul>
			</div>
		</details>
	);
}
