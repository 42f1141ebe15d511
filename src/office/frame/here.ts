import type { ActionFunctionArgs } from "react-router";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { noteHere } from "./presence.server.ts";
import { memberSession } from "./require-member.server.ts";

const yearS = 31_536_000;

/** The beat of a page that somebody looks at, or how the frame's side is to come from now on. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { db, now } = context.get(officeServices);
	const form = await request.formData();
	const rail = form.get("rail");
	if (rail === "1" || rail === "0") {
		const cookie = `office-rail=${rail}; Path=${officePaths.home}; Max-Age=${yearS}; SameSite=Lax; HttpOnly`;
		return new Response(null, { status: 204, headers: { "Set-Cookie": cookie } });
	}
	const path = String(form.get("path") ?? "");
	await noteHere(db, context.get(memberSession).member, path, now());
	return new Response(null, { status: 204 });
}
