import * as paths from "#src/paths.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import styles from "./questions-page.module.css";

/** The way to a person, for a question that is not answered here. */
export function AskInstead() {
	const { identity } = useSchool();
	return (
		<section aria-labelledby="ask-instead" className={styles.ask}>
			<h2 id="ask-instead" className={styles.title}>
				Something else?
			</h2>
			<div className={styles.ways}>
				<p>
					Ring <a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>, or write to{" "}
					<a href={`mailto:${identity.email}`}>{identity.email}</a>.
				</p>
				<ButtonLink href={paths.getStarted} tone="action">
					Ask your question
				</ButtonLink>
			</div>
		</section>
	);
}
