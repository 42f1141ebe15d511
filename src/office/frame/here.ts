import type { ActionFunctionArgs } from "react-router";
import { officeServices } from "#src/office/office-context.server.ts";
import { noteHere } from "./presence.server.ts";
import { memberSession } from "./require-member.server.ts";

/** The beat of a page that somebody looks at. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { db, now } = context.get(officeServices);
	const path = String((await request.formData()).get("path") ?? "");
	await noteHere(db, context.get(memberSession).member, path, now());
	return new Response(null, { status: 204 });
}
