import type { ApplicationView } from "#src/admissions/applications/read-application.server.ts";
import { documentFields } from "#src/admissions/forms/application-forms.ts";
import * as paths from "#src/paths.ts";
import { answersMessages } from "#src/school/messages/sets/answers-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { SummaryList } from "#src/ui/page/summary-list.tsx";
import styles from "./answers.module.css";

type AnswersProps = {
	application: Pick<ApplicationView, "steps">;
	/** Token of the application. */
	token: string;
	/** The steps of today's form, with the names of their fields: their titles may have changed since. */
	steps: readonly { key: string; names: readonly string[] }[];
	/** Reason why answers can no longer be corrected; null while they can. */
	refusal: string | null;
};

/** The answers of each step, with the way to correct them. Documents have a section of their own. */
export function Answers({ application, token, steps, refusal }: AnswersProps) {
	const messages = useMessages(answersMessages);
	const documents = documentFields();
	return application.steps.map(({ title, lines }, index) => {
		const asks = ({ names }: (typeof steps)[number]) => lines.some(({ name }) => names.includes(name));
		const step = refusal === null ? steps.find(asks) : undefined;
		const texts = lines.filter(({ name }) => !documents.has(name));
		if (texts.length === 0) return null;
		return (
			<Section key={title} label={title} headed>
				<div className={`stack-5 ${styles.stack}`}>
					{refusal !== null && index === 0 && <p>{refusal}</p>}
					<SummaryList rows={texts.map(({ label, answer }) => ({ term: label, detail: answer }))} />
					{step && (
						<ButtonLink
							small
							className={`not-printed ${styles.change}`}
							href={paths.applicationAnswers(token, step.key)}
						>
							{messages.correctStep({ what: title.toLowerCase() })}
						</ButtonLink>
					)}
				</div>
			</Section>
		);
	});
}
