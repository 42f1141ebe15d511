import { data, type LoaderFunctionArgs } from "react-router";
import { contentPermissions } from "#src/content/content-permissions.ts";
import { typeOf } from "#src/content/editing/content-item.ts";
import { withPreview } from "#src/content/editing/preview.server.ts";
import { readItem } from "#src/content/editing/read-item.server.ts";
import { schoolTextOf } from "#src/content/school/school-text-of.ts";
import { letterPreview } from "#src/office/content/letters/letter-preview.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { withPreviewLinks } from "./preview-links.ts";
import { previewQuery, shownPath } from "./preview-query.ts";

/** Sandbox that allows neither code nor forms, also when the page is opened outside its frame. */
const sandbox = "sandbox allow-same-origin";
/** Policy for the text shown when there is nothing to preview. */
const textPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const textStyle = "body{margin:20px;font:15px/1.5 system-ui,sans-serif;color:#4d5751}";

/**
 * A page of the site as it will be: with an item's draft published, and all that is scheduled until a moment. It is
 * shown in a frame of the office, without its code; its links lead on within the preview.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
	allow(context, "news.draft");
	const { db, now, renderSite, school, siteUrl } = context.get(officeServices);
	const query = previewQuery(new URL(request.url).searchParams);
	const item = query.item === undefined ? undefined : await readItem(db, query.item);
	if (query.item !== undefined && !item) throw data(null, { status: 404 });
	if (item) allow(context, contentPermissions(typeOf(item)).draft);
	const at = query.at ?? now();
	const letter = item && schoolTextOf(item.type)?.letter;
	if (letter) {
		const html = await withPreview(db, { itemId: item.id, at }, (trx) =>
			letterPreview(letter, { db: trx, school, siteUrl }),
		);
		return new Response(html, { headers: letterHeaders });
	}
	const answer = await withPreview(db, { itemId: item?.id, at }, async (trx) => {
		const visibleItem = item && (await readItem(trx, item.id));
		const path = query.path ?? shownPath(visibleItem);
		return path === undefined ? undefined : renderSite({ db: trx, at }, path);
	});
	if (!answer)
		return textPage(
			item && schoolTextOf(item.type)
				? "Emails and PDFs say this. No page shows it."
				: "This has no page yet, because something required is missing. The page appears here once that’s filled in.",
		);
	const { "speculation-rules": _, "content-length": __, ...headers } = answer.headers;
	const policy = `${headers["content-security-policy"] ?? textPolicy}; ${sandbox}`;
	const own = { "content-security-policy": policy, "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };
	if (!headers["content-type"]?.startsWith("text/html")) return textPage("This is a file. It’s shown as it is now.");
	const html = withPreviewLinks(Buffer.from(answer.body).toString(), query);
	return new Response(html, { status: answer.status, headers: { ...headers, ...own } });
}

const letterHeaders = {
	"content-type": "text/html; charset=utf-8",
	"x-frame-options": "SAMEORIGIN",
	"cache-control": "no-store",
	"content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; ${sandbox}`,
};

function textPage(text: string): Response {
	const head = `<!doctype html><html lang="en-IN"><title>Preview</title><style>${textStyle}</style>`;
	const html = `${head}<p>${text}</p></html>`;
	const headers = { "content-type": "text/html; charset=utf-8", "x-frame-options": "SAMEORIGIN" };
	return new Response(html, { status: 200, headers: { ...headers, "content-security-policy": textPolicy } });
}
