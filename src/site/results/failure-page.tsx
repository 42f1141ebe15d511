import { receiptKey } from "#src/site/application/session-receipt.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { Route } from "./+types/failure-page.ts";
import { ForApplicant } from "./for-applicant.tsx";
import { NoApplication } from "./no-application.tsx";
import { UnpaidResult } from "./unpaid-result.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Payment Warning!",
		description: "Shown to applicants whose payment has not gone through.",
		unlisted: true,
	});

export default function FailurePage() {
	return (
		<ForApplicant
			applicant={
				<Island name="unpaid-result" props={{ outcome: "failed" }} wake="stored" stored={receiptKey}>
					<UnpaidResult outcome="failed" />
				</Island>
			}
			others={
				<NoApplication title="Payment Warning!">
					<p>
						This page is shown when the payment of an application fee has not gone through. No payment was begun in this
						tab.
					</p>
				</NoApplication>
			}
		/>
	);
}
