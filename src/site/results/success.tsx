import * as paths from "#src/paths.ts";
import { resultsWords } from "#src/school/words/sets/result-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { type ResultContent, ResultFrame } from "#src/site/errors/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Building } from "#src/ui/hut/hut.tsx";
import styles from "./success.module.css";

type SuccessProps = ResultContent & {
	/** Whether the seat is accepted and its fee is paid. */
	admitted?: boolean;
};

/** The content of /success for an applicant, without its state. */
export function Success({ admitted = false, actions, children, ...content }: SuccessProps) {
	const words = useWords(resultsWords);
	return (
		<ResultFrame
			{...content}
			title={admitted ? words.welcome : words.receivedTitle}
			label={words.applicantsLabel}
			drawing={<Building stage={2} />}
			lead={
				<>
					{!admitted && <p>{words.welcome}</p>}
					<p>{admitted ? words.seatConfirmed : words.receivedNote}</p>
					<p>{`${content.reference ? words.keepNumberNote : words.numberInEmailNote} ${words.backNote}`}</p>
				</>
			}
			actions={
				<>
					{actions}
					<ButtonLink href={paths.home}>{words.backToHome}</ButtonLink>
				</>
			}
		>
			{children}
			{!admitted && (
				<div className={styles.next}>
					<h2 className="size-4">{words.nextStepsTitle}</h2>
					<ol>
						<li>{words.emailStep}</li>
						<li>{words.missingStep}</li>
						<li>{words.reviewStep}</li>
					</ol>
				</div>
			)}
		</ResultFrame>
	);
}
