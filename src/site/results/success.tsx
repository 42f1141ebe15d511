import * as paths from "#src/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Building } from "#src/ui/hut/hut.tsx";
import { type ResultContent, ResultFrame } from "./result-frame.tsx";
import styles from "./success.module.css";

/** The content of /success for an applicant, without its state. */
export function Success({ actions, children, ...content }: ResultContent) {
	return (
		<ResultFrame
			{...content}
			title="We have your application"
			label="You're In!"
			drawing={<Building stage={2} />}
			lead={
				<>
					<p>Thank you for applying. Your application is with our admissions desk.</p>
					<p>
						{content.reference
							? "Keep the reference; we ask for it when you write or call."
							: "The reference is in the mail that we have sent you."}{" "}
						Press back to return home.
					</p>
				</>
			}
			actions={
				<>
					{actions}
					<ButtonLink href={paths.home}>Back to home</ButtonLink>
				</>
			}
		>
			{children}
			<div className={styles.next}>
				<h2 className={styles.heading}>What happens next</h2>
				<ol>
					<li>A mail with your reference, and a link to your application, has been sent to you.</li>
					<li>What you did not have at hand, such as marks, scores or certificates, can follow on its page.</li>
					<li>The desk reads your application and writes to you about the interview. The dates are below.</li>
				</ol>
			</div>
		</ResultFrame>
	);
}
