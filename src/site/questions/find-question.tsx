import * as paths from "#src/paths.ts";
import { questionsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { foundText } from "./found-text.ts";
import styles from "./questions-page.module.css";

type FindQuestionProps = { search: string; found: number };

/** Finds words in questions and answers. `enhance/pages/find-question.ts` does it while one types. */
export function FindQuestion({ search: query, found }: FindQuestionProps) {
	const messages = useMessages(questionsMessages);
	const several = messages.foundSeveral({ value: "{value}" });
	return (
		<search className={`not-printed ${styles.find}`}>
			<form method="get" action={paths.questions} data-find-question className={styles.form}>
				<label htmlFor="find-question" className={styles.label}>
					{messages.searchLabel}
				</label>
				<input
					id="find-question"
					type="search"
					name="q"
					maxLength={60}
					defaultValue={query}
					autoComplete="off"
					enterKeyHint="search"
					className={styles.input}
				/>
				<Button type="submit">{messages.search}</Button>
			</form>
			<p
				role="status"
				data-found
				data-none={messages.foundNone}
				data-one={messages.foundOne}
				data-several={several}
				className={styles.found}
			>
				{query && foundText(found, { none: messages.foundNone, one: messages.foundOne, several })}
			</p>
		</search>
	);
}
