import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/failure-page.ts";
import { UnpaidResult } from "./unpaid-result.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Payment Warning!",
		description: "The payment did not go through; your application is safe.",
		unlisted: true,
	});

export default function FailurePage() {
	return (
		<UnpaidResult
			title="Payment Warning!"
			label="Fee not paid"
			lead={
				<>
					<p>The payment did not go through. Your application is safe: we have it, and only the fee is missing.</p>
					<p>If money has left your account, wait an hour before you pay again. We check with the bank by ourselves.</p>
				</>
			}
			checkingLead="The payment has not come through yet, and the bank may still take it. Your application is safe."
			payLabel="Try the payment again"
			link={{ to: paths.contact, label: "Ask the admissions desk" }}
		/>
	);
}
