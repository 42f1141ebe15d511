import { ButtonLink } from "#src/ui/button.tsx";
import { ResultFrame, type ResultWords } from "./result-frame.tsx";

/** What /cancel shows. Pure: give it "Pay now" as `actions`. */
export function Cancel({ actions, ...words }: ResultWords) {
	return (
		<ResultFrame
			{...words}
			title="Return to Application"
			label="Payment put off"
			lead={
				<>
					<p>No payment has reached us, and nothing is lost. Your application is with us and waits for the fee.</p>
					<p>Pay when it suits you, here or from the link in our mail.</p>
				</>
			}
			actions={
				<>
					{actions}
					<ButtonLink to="/">Back to home</ButtonLink>
				</>
			}
		/>
	);
}
