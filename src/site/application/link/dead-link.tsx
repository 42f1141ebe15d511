import { isRouteErrorResponse, useRouteError } from "react-router";
import { linkWords } from "#src/school/words/sets/application-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { LinkRequest } from "./link-request.tsx";

/**
 * The error boundary of pages behind an application's token: a token that opens nothing is not a page off the map. The
 * title is that of the page.
 */
export function DeadLinkBoundary() {
	const error = useRouteError();
	return isRouteErrorResponse(error) && error.status === 404 ? <DeadLink /> : <FailureScreen error={error} titled />;
}

function DeadLink() {
	const words = useWords(linkWords);
	return (
		<>
			<PageBanner
				title={words.thisLinkOpensNo}
				lead={
					"A mail program may have cut it off at the end of a line, or its time is over: links work for 180 days. " +
					"Try the link in the mail again, or have a new one sent."
				}
			/>
			<LinkRequest />
		</>
	);
}
