import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/failure-page.ts";
import { UnpaidPage } from "./unpaid-page.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Payment Warning!",
		description: "Shown to applicants whose payment has not gone through.",
		unlisted: true,
	});

export default function FailurePage() {
	return (
		<UnpaidPage
			outcome="failed"
			title="Payment Warning!"
			purpose={
				"This page is shown when the payment of an application fee has not gone through. " +
				"No payment was begun in this tab."
			}
		/>
	);
}
