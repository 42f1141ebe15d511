import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders a whole page before its first byte leaves, so that a failure while rendering still gets its own status and
 * page.
 * @param status unless rendering fails, which makes it 500
 * @throws what kept the page from being rendered at all
 */
export async function renderDocument(
	page: ReactNode,
	{ method, status, headers }: { method: string; status: number; headers: Headers },
): Promise<Response> {
	let outcome = status;
	const html = await new Promise<string>((resolve, reject) => {
		const { pipe } = renderToPipeableStream(page, {
			onAllReady() {
				const body = new PassThrough();
				text(body).then(resolve, reject);
				pipe(body);
			},
			onShellError: reject,
			onError() {
				outcome = 500;
			},
		});
	});
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(method === "HEAD" ? null : html, { status: outcome, headers });
}
