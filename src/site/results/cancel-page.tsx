import { receiptKey } from "#src/site/application/session-receipt.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { Route } from "./+types/cancel-page.ts";
import { UnpaidResult } from "./unpaid-result.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Return to Application",
		description: "No payment has reached us yet; your application waits for the fee.",
		unlisted: true,
	});

export default function CancelPage() {
	return (
		<Island name="unpaid-result" props={{ outcome: "cancelled" }} wake="stored" stored={receiptKey}>
			<UnpaidResult outcome="cancelled" />
		</Island>
	);
}
