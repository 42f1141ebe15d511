import { legalMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { anchor } from "./clause.tsx";
import styles from "./contents.module.css";

/** The numbered sections of a long page, each with a link to it. */
export function Contents({ headings }: { headings: readonly string[] }) {
	const messages = useMessages(legalMessages);
	return (
		<nav aria-label={messages.contents} className={`not-printed ${styles.contents}`}>
			<ol>
				{headings.map((heading) => (
					<li key={heading}>
						<a href={`#${anchor(heading)}`}>{heading}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
