import { z } from "zod";
import { setMorningMail } from "#src/accounts/members/morning-mail.server.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";

const { act, table } = actsOn<null>(() => officePaths.home);

/** Acts of members on the morning’s page, each for themselves. */
export const morningActs = table({
	title: "Today",
	address: officePaths.home,
	find: () => null,
	actOf: ({ mail }) => (mail === undefined ? undefined : "mail"),
	acts: {
		mail: act({
			label: "Turn the Daily summary email on or off",
			permission: null,
			form: { mail: z.enum(["on", "off"]) },
			run: async (trx, { form, member, now }) => {
				await setMorningMail(trx, { by: member, memberId: member.id, on: form.mail === "on" }, now);
				return { ok: true };
			},
		}),
	},
});
