import { receiptKey } from "#src/site/application/session-receipt.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { Route } from "./+types/cancel-page.ts";
import { ForApplicant } from "./for-applicant.tsx";
import { NoApplication } from "./no-application.tsx";
import { UnpaidResult } from "./unpaid-result.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Return to Application",
		description: "Shown to applicants who put off the payment of the fee.",
		unlisted: true,
	});

export default function CancelPage() {
	return (
		<ForApplicant
			applicant={
				<Island name="unpaid-result" props={{ outcome: "cancelled" }} wake="stored" stored={receiptKey}>
					<UnpaidResult outcome="cancelled" />
				</Island>
			}
			others={
				<NoApplication title="Return to Application">
					<p>
						This page is shown when the payment of an application fee is put off. No application was sent from this tab.
					</p>
				</NoApplication>
			}
		/>
	);
}
