import { type LoaderFunctionArgs, redirect } from "react-router";
import { beginSignOn } from "#src/accounts/single-sign-on/sign-on.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { signOnCookie } from "./sign-on-cookie.server.ts";

/** Sends the browser to the school's identity provider; a link of another site would end its member's session. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	if (request.headers.get("sec-fetch-site") === "cross-site") return new Response(null, { status: 403 });
	const { accounts, now, siteUrl } = context.get(officeServices);
	const params = new URL(request.url).searchParams;
	const after = { to: params.get("to") ?? "", invitation: params.get("invitation") ?? "" };
	const signOn = await beginSignOn(accounts, after, now());
	if (!signOn) return new Response(null, { status: 404 });
	return redirect(signOn.url, { status: 303, headers: { "Set-Cookie": signOnCookie(signOn.cookie, siteUrl) } });
}
