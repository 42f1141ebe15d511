import type { ActionFunctionArgs } from "react-router";
import { renewSession } from "#src/accounts/sessions.server.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { railCookie } from "#src/office/frame/rail-cookie.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/**
 * Receives what an open page reports: that someone was active there, or how the frame's sidebar should appear from now
 * on.
 */
export async function action({ request, context }: ActionFunctionArgs) {
	const { db, now, siteUrl } = context.get(officeServices);
	const { rail, active } = textsIn(await request.formData());
	if (rail === "1" || rail === "0")
		return new Response(null, { status: 204, headers: { "Set-Cookie": railCookie(rail === "1", siteUrl) } });
	if (active === "1") await renewSession(db, context.get(memberSession), now());
	return new Response(null, { status: 204 });
}
