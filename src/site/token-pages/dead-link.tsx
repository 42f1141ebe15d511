import { isRouteErrorResponse, useRouteError } from "react-router";
import { linkMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { LinkRequest } from "./link-request.tsx";

/**
 * The error boundary of pages behind an application's token: a token that opens nothing is not an unknown page. The
 * title is that of the page.
 */
export function DeadLinkBoundary() {
	const error = useRouteError();
	return isRouteErrorResponse(error) && error.status === 404 ? <DeadLink /> : <FailureScreen error={error} titled />;
}

function DeadLink() {
	const messages = useMessages(linkMessages);
	return (
		<>
			<PageBanner title={messages.deadLinkTitle} lead={messages.deadLinkLead} />
			<LinkRequest />
		</>
	);
}
