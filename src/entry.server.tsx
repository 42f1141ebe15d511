import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { type InlineCode, InlineCodeContext, inlineCodeOfRequest } from "./react-router-patches/inline-code.ts";
import { WordsContext } from "./school/words/use-words.ts";
import { siteServices } from "./site/context.server.ts";
import { SchoolContext } from "./site/school/use-school.ts";
import { PreviewRuleContext } from "./ui/picture-preview.tsx";

/**
 * Renders a whole page before its first byte leaves, so that a failure while rendering still gets its own status and
 * page.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
	let outcome = status;
	const { school } = requestContext.get(siteServices);
	const inline = requestContext.get(inlineCodeOfRequest);
	const html = await new Promise<string>((resolve, reject) => {
		const { pipe } = renderToPipeableStream(
			<SchoolContext value={school}>
				<WordsContext value={school}>
					<InlineCodeContext value={inline}>
						<PreviewRuleContext value={(source) => inline && readRule(source, inline)}>
							<ServerRouter context={context} url={request.url} />
						</PreviewRuleContext>
					</InlineCodeContext>
				</WordsContext>
			</SchoolContext>,
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

function readRule(source: string, { readPreview, styles }: InlineCode): string | undefined {
	const address = readPreview(source);
	if (!address) return undefined;
	const rule = `[data-preview="${source}"]{background-image:url(${address})}`;
	styles.push(rule);
	return rule;
}

/** Failures go to the log under the request's number; answers that a page threw on purpose, such as a 404, are none. */
export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
	if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(siteServices).reportFailure(error);
}
