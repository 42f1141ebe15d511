import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { renderDocument } from "#src/ui/render-document.server.ts";
import { IdentityContext } from "./frame/use-identity.ts";
import { officeServices, requestFacts } from "./office-context.server.ts";

export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
	return renderDocument(
		<IdentityContext value={requestContext.get(officeServices).texts.identity}>
			<ServerRouter context={context} url={request.url} />
		</IdentityContext>,
		{ method: request.method, status, headers },
	);
}

/** Failures go to the log under the request's number; answers that a page threw on purpose are none. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
	if (isRouteErrorResponse(error) || request.signal.aborted) return;
	context.get(officeServices).reportFailure(error, context.get(requestFacts).id);
}
