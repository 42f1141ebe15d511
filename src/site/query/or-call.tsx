import * as paths from "#src/paths.ts";
import { askingMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./query.module.css";

/** Phone, email and the first question of each group, for those who would rather not fill in a form. */
export function OrCall({ className }: { className: string | undefined }) {
	const messages = useMessages(askingMessages);
	const hidden = useHiddenPages();
	const {
		identity,
		questions: { groups: questionGroups },
	} = useSchool();
	return (
		<div className={className}>
			<p>{messages.speakNow}</p>
			<p className={styles.number}>
				<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
			</p>
			<p className={styles.way}>
				<a href={`mailto:${identity.email}`}>{identity.email}</a>
			</p>
			{questionGroups.length > 0 && !hidden.has(paths.questions) && (
				<section aria-labelledby="answered" className={styles.answered}>
					<h2 className="size-4" id="answered">
						{messages.answeredTitle}
					</h2>
					<ul className={styles.list}>
						{questionGroups.flatMap(({ questions: [first] }) =>
							first ? (
								<li className="line-above" key={first.slug}>
									<a href={paths.question(first.slug)}>{first.question}</a>
								</li>
							) : (
								[]
							),
						)}
					</ul>
					<p>
						<a href={paths.questions}>{messages.allQuestions}</a>
					</p>
				</section>
			)}
		</div>
	);
}
