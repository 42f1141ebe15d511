import { z } from "zod";
import { addSource, endSource } from "#src/admissions/funnel/funnel-sources.server.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";

const { act, table } = actsOn<null>();
const [permission, section] = ["funnel.manage", "sources"] as const;

/** Acts of members on the funnel page. */
export const sourceActs = table({
	title: "Funnel",
	address: officePaths.funnel(),
	find: opensTo("funnel.read"),
	acts: {
		add: act({
			label: "Add a counted link",
			permission,
			section,
			form: { word: z.string().trim().toLowerCase(), label: z.string().trim() },
			run: (trx, { form, by, now }) => addSource(trx, form, by, now),
			done: (_, { form }) => `We now count visits from “${form.word}”.`,
		}),
		end: act({
			label: "Stop counting a link",
			permission,
			section,
			form: { word: z.string() },
			run: (trx, { form, by, now }) => endSource(trx, form.word, by, now),
			done: (_, { form }) =>
				`We no longer count visits from “${form.word}”. To start counting again, add the same word.`,
		}),
	},
});
