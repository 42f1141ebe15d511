import * as paths from "#src/paths.ts";
import { askingWords } from "#src/school/words/sets/frame-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./query.module.css";

/** Phone, email and the first question of each group, for those who would rather not fill in a form. */
export function OrCall({ className }: { className: string | undefined }) {
	const words = useWords(askingWords);
	const {
		identity,
		questions: { groups: questionGroups },
	} = useSchool();
	return (
		<div className={className}>
			<p>{words.speakNow}</p>
			<p className={styles.number}>
				<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
			</p>
			<p className={styles.way}>
				<a href={`mailto:${identity.email}`}>{identity.email}</a>
			</p>
			{questionGroups.length > 0 && (
				<section aria-labelledby="answered" className={styles.answered}>
					<h2 className="size-4" id="answered">
						{words.answeredTitle}
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
						<a href={paths.questions}>{words.allQuestions}</a>
					</p>
				</section>
			)}
		</div>
	);
}
