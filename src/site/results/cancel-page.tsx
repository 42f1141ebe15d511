import * as paths from "#src/paths.ts";
import { pageMeta } from "#src/site/head/meta.ts";
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
		<UnpaidResult
			title="Return to Application"
			label="Payment put off"
			lead={
				<>
					<p>No payment has reached us, and nothing is lost. Your application is with us and waits for the fee.</p>
					<p>Pay when it suits you, here or from the link in our mail.</p>
				</>
			}
			checkingLead="A payment was begun, and the bank may still take it. Nothing is lost: your application is with us."
			payLabel="Pay the fee now"
			link={{ to: paths.home, label: "Back to home" }}
		/>
	);
}
