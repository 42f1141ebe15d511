import { z } from "zod";
import { isDay } from "#src/calendar/day.ts";
import { readRowId, rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { addAffected, removeUntold, type Selection } from "#src/privacy/breaches/affected.server.ts";
import { affectedKindNames, breachTextNames, reportKinds } from "#src/privacy/breaches/breach.ts";
import * as breach from "#src/privacy/breaches/breach-acts.server.ts";

const permission = "breach.manage";
const text = z.string().default("");
const maxLines = 5000;

const all = actsOn<null>();

/** Acts of owners on the page of all breaches. */
export const newBreachActs = all.table({
	title: "Breaches",
	address: officePaths.breaches,
	find: opensTo("breach.read"),
	actOf: () => "open",
	acts: {
		open: all.act({
			label: "Report a breach",
			permission,
			section: "new",
			form: { title: text, noticed: text },
			run: (trx, { form, by, now }) => breach.openBreach(trx, { ...form, by }, now),
			goTo: ({ id }) => officePaths.breach(id),
		}),
	},
});

/** The texts of a breach; those that a form does not have stay. */
const textForm = Object.fromEntries(breachTextNames.map((name) => [name, z.string().max(5000).optional()]));

const selectionForm = { from: text, to: text, list: text, kind: z.array(z.string()).default([]) };

/** The one way by which a member chooses people, or what is wrong with it. */
function readSelection({ from, to, list, kind }: z.output<z.ZodObject<typeof selectionForm>>): Selection | string {
	if ([from, to].some((day) => day !== "" && !isDay(day))) return "Enter dates, or leave them blank.";
	const kinds = affectedKindNames.filter((each) => kind.includes(each));
	const lines = [...new Set(list.split(/[\s,;]+/).filter(Boolean))];
	if (kinds.length > 0 === lines.length > 0)
		return "Choose types of records, or enter a list. You can use one at a time.";
	if (lines.length > maxLines) return `Enter up to ${maxLines} at once.`;
	return lines.length > 0 ? { by: "list", lines } : { by: "kind", kinds, from, to };
}

const { act, table } = actsOn<{ breachId: number }>();

/** Acts of owners on the page of one breach. */
export const breachActs = table({
	title: "Breach",
	address: officePaths.breach(":id"),
	find: ({ params, context }) => {
		allow(context, "breach.read");
		return { breachId: readRowId(params.id) };
	},
	acts: {
		write: act({
			label: "Describe a breach",
			permission,
			section: "texts",
			form: { ...textForm, version: rowId, noticed: text },
			run: (trx, { form: { version, noticed, ...texts }, on, by, now }) =>
				breach.writeBreach(trx, { ...on, by, version, noticed, texts }, now),
		}),
		add: act({
			label: "Add people affected by a breach",
			permission,
			section: "people",
			form: selectionForm,
			run: async (trx, { form, on, by, now }) => {
				const selection = readSelection(form);
				if (typeof selection === "string") return { ok: false, reason: "invalid", message: selection };
				return addAffected(trx, { ...on, by, selection }, now);
			},
		}),
		remove: act({
			label: "Remove people from a breach",
			permission,
			section: "people",
			run: (trx, { on, by, now }) => removeUntold(trx, { ...on, by }, now),
		}),
		send: act({
			label: "Send the emails about a breach",
			permission,
			section: "letters",
			proof: "first",
			form: { count: rowId },
			run: (trx, { form, on, by, now, services: { school } }) =>
				breach.sendLetters(trx, school, { ...on, by, ...form }, now),
		}),
		call: act({
			label: "Record a call about a breach",
			permission,
			section: "people",
			form: { person: rowId, note: text },
			run: (trx, { form, on, by, now }) =>
				breach.noteCall(trx, { ...on, by, personId: form.person, note: form.note }, now),
		}),
		report: act({
			label: "Record a report of a breach",
			permission,
			section: "reports",
			form: { kind: z.enum(reportKinds, { error: "Choose a report." }), made: text, reference: text },
			run: (trx, { form, on, by, now }) => breach.noteReport(trx, { ...on, by, ...form }, now),
		}),
	},
});
