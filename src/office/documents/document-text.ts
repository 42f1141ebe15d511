import { buffer } from "node:stream/consumers";
import { data, type LoaderFunctionArgs } from "react-router";
import { openDocument } from "./open-document.server.ts";
import { readDocx } from "./read-docx.server.ts";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** The text's own page, in a frame of the viewer: no script, no form, no origin, nothing loaded. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";
const style =
	"body{font:16px/1.5 Arial,sans-serif;color:#15201b;margin:2rem}table{border-collapse:collapse}" +
	"td,th{border:1px solid #6f7872;padding:4px 8px}img{max-width:100%}";

/** A text document as a page, made on the server. */
export async function loader(args: LoaderFunctionArgs) {
	const { document, open, log } = await openDocument(args);
	if (document.mediaType !== docx) throw data(null, { status: 404 });
	const html = await readDocx(await buffer(await open()));
	await log("document-viewed");
	const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Document</title><style>${style}</style>${html}</html>`;
	return new Response(page, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			"x-frame-options": "SAMEORIGIN",
			// Opts out of an origin-keyed cluster, because its origin is its own anyway.
			"origin-agent-cluster": "?0",
		},
	});
}
