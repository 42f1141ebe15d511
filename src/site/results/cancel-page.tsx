import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/cancel-page.ts";
import { UnpaidPage } from "./unpaid-page.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Return to Application",
		description: "Shown to applicants who put off the payment of the fee.",
		unlisted: true,
	});

export default function CancelPage() {
	return (
		<UnpaidPage
			outcome="cancelled"
			title="Return to Application"
			purpose={
				"This page is shown when the payment of an application fee is put off. " +
				"No application was sent from this tab."
			}
		/>
	);
}
