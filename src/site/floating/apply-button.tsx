import { useLocation } from "react-router";
import * as paths from "#src/paths.ts";
import { addedForms } from "#src/school/forms/application-form-settings.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { headerMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pagesNotOffered } from "#src/school/offering.ts";
import { isFormOpen, useSchoolAdmissions } from "#src/site/admissions/use-admissions.ts";
import { formTypeAt } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./apply-button.module.css";

const choices = (messages: MessagesOf<typeof headerMessages>) => [
	{ label: "B.Arch", to: paths.barchApplication },
	{ label: "M.Arch", to: paths.marchApplication },
	{ label: messages.diploma, to: paths.diplomaApplication },
];

/**
 * The floating Apply Now button. `enhance/apply-choice.ts` opens its choices; without scripts, CSS does. It is not
 * shown while admissions are closed.
 */
export function ApplyButton() {
	const messages = useMessages(headerMessages);
	const admissions = useSchoolAdmissions();
	const { outlines } = useSchool();
	// Beside vacancies, for which one applies too.
	const hiring = useLocation().pathname.startsWith(paths.careers);
	const term = hiring ? messages.toStudyHere : admissions?.until && messages.openUntil({ until: admissions.until });
	const missing = pagesNotOffered(outlines);
	const added = addedForms(outlines).map(({ degree, key }) => ({ label: degree, to: paths.addedApplication(key) }));
	return (
		<aside aria-label={messages.apply} data-apply className={`not-printed ${styles.dock}`}>
			<button type="button" aria-expanded={false} aria-controls="apply-choices" className={styles.button}>
				<span className={styles.label}>
					{messages.applyNow}
					<Icon name="chevron" />
				</span>
			</button>
			<p className={styles.term}>
				{admissions?.title ?? messages.admissions}
				{term && <span className="soft regular block">{term}</span>}
			</p>
			<ul id="apply-choices" className={styles.choices}>
				{[...choices(messages), ...added]
					.filter(({ to }) => !missing.has(to) && isFormOpen(admissions, formTypeAt(to)))
					.map(({ label, to }) => (
						<li key={to}>
							<a href={to} className={styles.choice}>
								{label}
							</a>
						</li>
					))}
			</ul>
		</aside>
	);
}
