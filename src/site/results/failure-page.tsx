import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/failure-page.ts";
import { UnpaidPage } from "./unpaid-page.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(resultsMessages).failedTitle,
		description: messagesOf(resultsMessages).failedDescription,
		unlisted: true,
	}));

export default function FailurePage() {
	const messages = useMessages(resultsMessages);
	return <UnpaidPage outcome="failed" title={messages.noPaymentTitle} purpose={messages.failedPurpose} />;
}
