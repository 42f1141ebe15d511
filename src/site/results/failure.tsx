import * as paths from "#src/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ResultFrame, type ResultWords } from "./result-frame.tsx";

type FailureProps = ResultWords & { /** The bank may still take the payment. */ checking?: boolean | undefined };

/** What /failure shows. Pure: give it "Pay again" as `actions`. */
export function Failure({ actions, checking, ...words }: FailureProps) {
	return (
		<ResultFrame
			{...words}
			title="Payment Warning!"
			label={checking ? "Payment in doubt" : "Fee not paid"}
			lead={
				checking ? (
					<p>The payment has not come through yet, and the bank may still take it. Your application is safe.</p>
				) : (
					<>
						<p>The payment did not go through. Your application is safe: we have it, and only the fee is missing.</p>
						<p>
							If money has left your account, wait an hour before you pay again. We check with the bank by ourselves.
						</p>
					</>
				)
			}
			actions={
				<>
					{actions}
					<ButtonLink to={paths.contact}>Ask the admissions desk</ButtonLink>
				</>
			}
		/>
	);
}
