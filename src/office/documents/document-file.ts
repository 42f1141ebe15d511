import { Readable } from "node:stream";
import type { LoaderFunctionArgs } from "react-router";
import { openDocument } from "./open-document.server.ts";

/** Types that browsers show as pictures or that the viewer draws; anything else is only handed out. */
const viewableTypes = ["image/jpeg", "image/png", "image/webp", "application/pdf"];

/**
 * The bytes of a document. It is never a document of this origin: opened by itself it has no scripts and no origin, and
 * other sites cannot embed it. Each view and each download is in the log; a page that shows what it had loaded ahead
 * (`?ahead`) asks for the head alone.
 */
export async function loader(args: LoaderFunctionArgs) {
	const { document, open, log } = await openDocument(args);
	const { request } = args;
	const searchParams = new URL(request.url).searchParams;
	const download = searchParams.has("download");
	const bytes = request.method === "HEAD" ? null : await open();
	await log(download ? "document-downloaded" : searchParams.has("ahead") ? "document-loaded-ahead" : "document-viewed");
	const inline = !download && viewableTypes.includes(document.mediaType);
	const headers = {
		"content-type": viewableTypes.includes(document.mediaType) ? document.mediaType : "application/octet-stream",
		"content-length": String(document.size),
		"content-disposition": `${inline ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(document.name)}`,
		"content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'self'",
	};
	return new Response(bytes && (Readable.toWeb(bytes) as ReadableStream), { headers });
}
