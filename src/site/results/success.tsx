import * as paths from "#src/paths.ts";
import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { type ResultContent, ResultFrame } from "#src/site/errors/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { seated } from "#src/ui/house/house-parts.ts";
import { setOut } from "#src/ui/house/plot-parts.ts";
import { OwnHouse } from "#src/ui/spot/spot.tsx";
import styles from "./success.module.css";

type SuccessProps = ResultContent & {
	/** True if the seat is accepted and its fee is paid. */
	admitted?: boolean;
	/** False where no house is drawn above the title. */
	drawn?: boolean;
};

/** The content of /success for an applicant, without its state. */
export function Success({ admitted = false, drawn = true, actions, children, ...content }: SuccessProps) {
	const messages = useMessages(resultsMessages);
	return (
		<ResultFrame
			{...content}
			title={admitted ? messages.welcome : messages.receivedTitle}
			label={messages.applicantsLabel}
			drawing={drawn && <OwnHouse hills stage={admitted ? seated : setOut} />}
			lead={
				<>
					{!admitted && <p>{messages.welcome}</p>}
					<p>{admitted ? messages.seatConfirmed : messages.receivedNote}</p>
					<p>{`${content.reference ? messages.keepNumberNote : messages.numberInEmailNote} ${messages.backNote}`}</p>
				</>
			}
			actions={
				<>
					{actions}
					<ButtonLink href={paths.home}>{messages.backToHome}</ButtonLink>
				</>
			}
		>
			{children}
			{!admitted && (
				<div className={styles.next}>
					<h2 className="size-4">{messages.nextStepsTitle}</h2>
					<ol>
						<li>{messages.emailStep}</li>
						<li>{messages.missingStep}</li>
						<li>{messages.reviewStep}</li>
					</ol>
				</div>
			)}
		</ResultFrame>
	);
}
