import * as paths from "#src/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ResultFrame, type ResultWords } from "./result-frame.tsx";

type CancelProps = ResultWords & { /** The bank may still take a payment. */ checking?: boolean | undefined };

/** What /cancel shows. Pure: give it "Pay now" as `actions`. */
export function Cancel({ actions, checking, ...words }: CancelProps) {
	return (
		<ResultFrame
			{...words}
			title="Return to Application"
			label={checking ? "Payment in doubt" : "Payment put off"}
			lead={
				checking ? (
					<p>A payment was begun, and the bank may still take it. Nothing is lost: your application is with us.</p>
				) : (
					<>
						<p>No payment has reached us, and nothing is lost. Your application is with us and waits for the fee.</p>
						<p>Pay when it suits you, here or from the link in our mail.</p>
					</>
				)
			}
			actions={
				<>
					{actions}
					<ButtonLink to={paths.home}>Back to home</ButtonLink>
				</>
			}
		/>
	);
}
