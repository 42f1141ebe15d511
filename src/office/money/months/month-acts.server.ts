import { z } from "zod";
import { formatMonth } from "#src/calendar/format.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { closeMonth } from "#src/payment/statements/close-month.server.ts";

const { act, table } = actsOn<null>();

/** Acts of members on the months page. */
export const monthActs = table({
	title: "Months",
	address: officePaths.months,
	find: opensTo("money.read"),
	acts: {
		close: act({
			label: "Close a month",
			permission: "money.close",
			form: { month: z.string() },
			run: (trx, { form: { month }, by, now }) => closeMonth(trx, { month, by }, now),
			done: (_, { form }) => `${formatMonth(form.month)} is closed.`,
		}),
	},
});
