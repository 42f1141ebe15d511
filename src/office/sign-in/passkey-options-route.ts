import type { ActionFunctionArgs } from "react-router";
import { askForPasskey } from "#src/accounts/passkeys/accept-passkey.server.ts";
import { offerPasskey } from "#src/accounts/passkeys/register-passkey.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { formTexts, sessionOf } from "./door-request.server.ts";

/** What the browser's passkey dialog needs, for a new passkey or a known one. */
export async function action(args: ActionFunctionArgs) {
	const text = await formTexts(args.request);
	const session = await sessionOf(args);
	const { accounts, now } = args.context.get(officeServices);
	if (text("purpose") === "add")
		return session ? Response.json(await offerPasskey(accounts, session, now())) : new Response(null, { status: 403 });
	return Response.json(await askForPasskey(accounts, session, now()));
}
