import { receiptKey } from "#src/site/application/session-receipt.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
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
		<Island name="unpaid-result" props={{ outcome: "failed" }} wake="stored" stored={receiptKey}>
			<UnpaidResult outcome="failed" />
		</Island>
	);
}
