import * as paths from "#src/paths.ts";
import { questionsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./questions-page.module.css";

/** The way to a person, for a question that is not answered here. */
export function AskInstead() {
	const messages = useMessages(questionsMessages);
	const { identity } = useSchool();
	return (
		<section aria-labelledby="ask-instead" className={styles.ask}>
			<h2 id="ask-instead" className={styles.title}>
				{messages.askTitle}
			</h2>
			<div className={`stack-4 items-start ${styles.ways}`}>
				<p>
					{messages.callOrEmail({
						phone: identity.phone,
						email: identity.email,
						call: (text) => <a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{text}</a>,
						mail: (text) => <a href={`mailto:${identity.email}`}>{text}</a>,
					})}
				</p>
				<ButtonLink href={paths.quickEnquiry} tone="action">
					{messages.askQuestion}
				</ButtonLink>
			</div>
		</section>
	);
}
