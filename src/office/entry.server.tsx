import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { IdentityContext } from "./frame/use-identity.ts";
import { officeServices, requestFacts } from "./office-context.server.ts";

/** Renders a whole page before its first byte leaves, so that a failure while rendering still gets its own status. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
	let outcome = status;
	const html = await new Promise<string>((resolve, reject) => {
		const { pipe } = renderToPipeableStream(
			<IdentityContext value={requestContext.get(officeServices).texts.identity}>
				<ServerRouter context={context} url={request.url} />
			</IdentityContext>,
			{
				onAllReady() {
					const body = new PassThrough();
					text(body).then(resolve, reject);
					pipe(body);
				},
				onShellError: reject,
				onError() {
					outcome = 500;
				},
			},
		);
	});
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(request.method === "HEAD" ? null : html, { status: outcome, headers });
}

/** Failures go to the log under the request's number; answers that a page threw on purpose are none. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
	if (isRouteErrorResponse(error) || request.signal.aborted) return;
	context.get(officeServices).reportFailure(error, context.get(requestFacts).id);
}
