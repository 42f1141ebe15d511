import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { type InlineCode, InlineCodeContext, inlineCodeOfRequest } from "./react-router-patches/inline-code.ts";
import { MessagesContext } from "./school/messages/use-messages.ts";
import { siteServices } from "./site/context.server.ts";
import { LanguagesContext } from "./site/language/site-languages.ts";
import { SchoolContext } from "./site/school/use-school.ts";
import { PreviewRuleContext } from "./ui/picture-preview.tsx";
import { renderDocument } from "./ui/render-document.server.ts";

export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
	const { school, languages } = requestContext.get(siteServices);
	const inline = requestContext.get(inlineCodeOfRequest);
	return renderDocument(
		<SchoolContext value={school}>
			<MessagesContext value={school}>
				<LanguagesContext value={languages}>
					<InlineCodeContext value={inline}>
						<PreviewRuleContext value={(source) => inline && readRule(source, inline)}>
							<ServerRouter context={context} url={request.url} />
						</PreviewRuleContext>
					</InlineCodeContext>
				</LanguagesContext>
			</MessagesContext>
		</SchoolContext>,
		{ method: request.method, status, headers },
	);
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
