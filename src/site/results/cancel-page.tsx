import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/cancel-page.ts";
import { UnpaidPage } from "./unpaid-page.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(resultsMessages).unpaidTitle,
		description: messagesOf(resultsMessages).unpaidDescription,
		unlisted: true,
	}));

export default function CancelPage() {
	const messages = useMessages(resultsMessages);
	return <UnpaidPage outcome="cancelled" title={messages.unpaidTitle} purpose={messages.unpaidPurpose} />;
}
