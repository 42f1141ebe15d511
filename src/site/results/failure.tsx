import { ButtonLink } from "#src/ui/button.tsx";
import { ResultFrame, type ResultWords } from "./result-frame.tsx";

/** What /failure shows. Pure: give it "Pay again" as `actions`. */
export function Failure({ actions, ...words }: ResultWords) {
	return (
		<ResultFrame
			{...words}
			title="Payment Warning!"
			label="Fee not paid"
			lead={
				<>
					<p>The payment did not go through. Your application is safe: we have it, and only the fee is missing.</p>
					<p>If money has left your account, wait an hour before you pay again. We check with the bank by ourselves.</p>
				</>
			}
			actions={
				<>
					{actions}
					<ButtonLink to="/contact">Ask the admissions desk</ButtonLink>
				</>
			}
		/>
	);
}
