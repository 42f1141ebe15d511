import type { ActionFunctionArgs } from "react-router";
import { endAbsence, setAbsence } from "#src/accounts/members/absence.server.ts";
import {
	changeName,
	changePassword,
	endOtherSessions,
	endOwnSession,
	removePasskey,
	replaceRecoveryCodes,
} from "#src/accounts/members/own-account.server.ts";
import { setPreferences } from "#src/accounts/members/preferences.server.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";
import { formTexts, visitorOf } from "#src/office/sign-in/door-request.server.ts";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";

type Done = Outcome & { codes?: string[] };

/** Carries out the form of one section of a member's own page. */
export async function changeOwnAccount(args: ActionFunctionArgs): Promise<Done> {
	const text = await formTexts(args.request);
	const session = args.context.get(memberSession);
	const { accounts, now } = args.context.get(officeServices);
	const { commit } = accounts;
	const section = text("section");
	const id = readRowId(text("id"));
	const done = (message: string): Done => ({ section, ok: true, message });
	const outcome = (result: { ok: true } | { ok: false; message: string }, message: string): Done =>
		result.ok ? done(message) : { section, ok: false, message: result.message };

	switch (section) {
		case "name":
			return outcome(await commit((trx) => changeName(trx, session, text("name"), now())), "Your name is changed.");
		case "password": {
			const given = { session, current: text("current"), next: text("password") };
			const changed = await changePassword(accounts, given, visitorOf(args), now());
			return outcome(changed, "Your password is changed, and you are signed out everywhere else.");
		}
		case "keys":
			await commit((trx) => setPreferences(trx, session, { keysOn: text("keys") === "on" }));
			return done("Saved.");
		case "rows":
			await commit((trx) => setPreferences(trx, session, { highRows: text("rows") === "high" }));
			return done("Saved.");
		case "absence": {
			if (text("end") === "yes")
				return outcome(await commit((trx) => endAbsence(trx, session, now())), "You are back.");
			const absence = { until: text("until"), standInId: readRowId(text("standIn")) || null };
			return outcome(await commit((trx) => setAbsence(trx, session, absence, now())), "Your cases say so now.");
		}
		case "factors": {
			if (text("act") !== "codes")
				return outcome(await commit((trx) => removePasskey(trx, session, id, now())), "The passkey is removed.");
			const renewed = await commit((trx) => replaceRecoveryCodes(trx, session, now()));
			const codes = renewed.ok ? { codes: renewed.codes } : {};
			return { ...outcome(renewed, "The old codes are void."), ...codes };
		}
		case "sessions": {
			requireProof(args);
			const ended = await commit((trx) =>
				id > 0 ? endOwnSession(trx, session, id, now()) : endOtherSessions(trx, session, now()),
			);
			return outcome(ended, "Signed out there.");
		}
		default:
			return { section, ok: false, message: "There is no such form." };
	}
}
