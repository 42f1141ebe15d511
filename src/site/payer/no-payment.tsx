import * as paths from "#src/paths.ts";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

/** In place of a payment whose link is wrong or has ended. */
export function NoPayment() {
	return (
		<ResultFrame
			title="This link opens no payment"
			label="For whoever pays"
			lead={
				<>
					<p>It is not complete, or it has ended: such a link is valid for 180 days.</p>
					<p>Please open it once more from the message that it came in, or ask the applicant for a new one.</p>
				</>
			}
			actions={
				<>
					<ButtonLink href={paths.contact}>Ask the admissions desk</ButtonLink>
					<ButtonLink href={paths.home}>To the school’s home page</ButtonLink>
				</>
			}
		/>
	);
}
