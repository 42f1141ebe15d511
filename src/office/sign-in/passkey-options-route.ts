import type { ActionFunctionArgs } from "react-router";
import { askForPasskey } from "#src/accounts/passkeys/accept-passkey.server.ts";
import { offerPasskey } from "#src/accounts/passkeys/register-passkey.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { formTexts, sessionOf } from "./door-request.server.ts";

/** Returns what the browser's passkey dialog needs, for a new passkey or a known one. */
export async function action(args: ActionFunctionArgs) {
	const text = await formTexts(args.request);
	const { accounts, now } = args.context.get(officeServices);
	const purpose = text("purpose");
	// Ignores a sign-in that was left unfinished: any member may be using this browser now.
	if (purpose === "sign-in") return Response.json(await askForPasskey(accounts, undefined, now()));
	const session = await sessionOf(args);
	if (!session) return new Response(null, { status: 403 });
	const ask = purpose === "add" ? offerPasskey : askForPasskey;
	return Response.json(await ask(accounts, session, now()));
}
