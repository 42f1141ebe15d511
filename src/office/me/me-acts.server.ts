import { z } from "zod";
import {
	changeName,
	changePassword,
	endOtherSessions,
	endOwnSession,
	removePasskey,
	replaceRecoveryCodes,
} from "#src/accounts/members/own-account.server.ts";
import { setKeysOn } from "#src/accounts/members/preferences.server.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import { readRowId, rowId } from "#src/forms/row-id.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";
import { visitorOf } from "#src/office/sign-in/door-request.server.ts";
import * as officePaths from "#src/office-paths.ts";

const { act, table } = actsOn<Session>();
const permission = null;

/** Forms of this page say in which section they are. */
function actOf({ section = "", id }: SubmittedValues): string {
	if (section === "factors") return "remove-passkey";
	if (section === "sessions") return readRowId(id) > 0 ? "end-session" : "end-other-sessions";
	return section;
}

/** Acts of members on their own account. */
export const meActs = table({
	title: "Your account",
	address: officePaths.me,
	find: ({ context }) => context.get(memberSession),
	actOf,
	acts: {
		name: act({
			label: "Change your name",
			permission,
			section: "name",
			form: { name: z.string() },
			run: (trx, { form, on, now, services: { accounts } }) =>
				changeName(accounts, trx, { session: on, typed: form.name }, now),
			done: "Name changed.",
		}),
		password: act({
			label: "Change your password",
			permission,
			section: "password",
			form: { current: z.string().default(""), password: z.string() },
			// Counts the try, hashes, and stores: more than one transaction.
			outside: ({ form, on, services: { accounts }, args, now }) =>
				changePassword(accounts, { session: on, current: form.current, next: form.password }, visitorOf(args), now),
			done: "Password changed. You’re signed out everywhere else.",
		}),
		keys: act({
			label: "Turn single-key shortcuts on or off",
			permission,
			section: "keys",
			form: { keys: z.literal("on").optional() },
			run: async (trx, { form, on }) => {
				await setKeysOn(trx, on, form.keys === "on");
				return { ok: true };
			},
			done: "Saved.",
		}),
		"remove-passkey": act({
			label: "Remove one of your passkeys",
			permission,
			section: "factors",
			form: { id: rowId },
			run: (trx, { form, on, now }) => removePasskey(trx, on, form.id, now),
			done: "Passkey removed.",
		}),
		codes: act({
			label: "Create new backup codes for yourself",
			permission,
			section: "factors",
			run: async (trx, { on, now }) => {
				const renewed = await replaceRecoveryCodes(trx, on, now);
				return renewed.ok ? { ok: true, shown: renewed.codes } : renewed;
			},
			done: "Your old codes no longer work.",
		}),
		"end-session": act({
			label: "Sign yourself out on one device",
			permission,
			section: "sessions",
			proof: "first",
			form: { id: rowId },
			run: (trx, { form, on, now }) => endOwnSession(trx, on, form.id, now),
			done: "Signed out.",
		}),
		"end-other-sessions": act({
			label: "Sign yourself out everywhere else",
			permission,
			section: "sessions",
			proof: "first",
			run: (trx, { on, now }) => endOtherSessions(trx, on, now),
			done: "Signed out.",
		}),
	},
});
