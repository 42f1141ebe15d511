import { z } from "zod";
import { hideSentence, showSentences } from "#src/accounts/members/hidden-sentences.server.ts";
import { setMorningMail } from "#src/accounts/members/morning-mail.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { hideable } from "./morning-facts.ts";

const { act, table } = actsOn<null>(() => officePaths.home);

/** What members do on the morning’s page, each for themselves. */
export const morningActs = table({
	title: "Today",
	address: officePaths.home,
	find: () => null,
	actOf: ({ mail }) => (mail === undefined ? undefined : "mail"),
	acts: {
		hide: act({
			label: "Hide a line until tomorrow",
			permission: null,
			form: { sentence: z.enum(hideable) },
			run: async (trx, { form, member, now }) => {
				await hideSentence(trx, { by: member, day: dayAtSchool(now), sentence: form.sentence }, now);
				return { ok: true };
			},
		}),
		show: act({
			label: "Show hidden lines",
			permission: null,
			run: async (trx, { member, now }) => {
				await showSentences(trx, { by: member, day: dayAtSchool(now) }, now);
				return { ok: true };
			},
		}),
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
