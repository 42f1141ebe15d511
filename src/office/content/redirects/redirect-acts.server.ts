import { z } from "zod";
import { addRedirect, removeRedirect, undoRedirectAct } from "#src/content/redirects/change-redirects.server.ts";
import { actsOn, opensTo, undoForm } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { checkFrom, checkTo } from "./redirect-faults.server.ts";

const permission = "content.publish";
const address = z.string().trim().max(500, "This address is too long.");

const { act, table } = actsOn<null>(({ actId }) => officePaths.redirects(`done=${actId}`));

/** Acts of members on the redirects page. */
export const redirectActs = table({
	title: "Redirects",
	address: officePaths.redirects(),
	find: opensTo(permission),
	acts: {
		add: act({
			label: "Add a redirect",
			permission,
			form: { from: address, to: address },
			outside: async ({ form, by, now, services }) => {
				const [from, to] = await Promise.all([checkFrom(form.from, services), checkTo(form.to, services)]);
				const problems = [from, to].flatMap((checkedPath) => ("fault" in checkedPath ? [checkedPath.fault] : []));
				if ("fault" in from || "fault" in to) return { ok: false, reason: "invalid", message: "", problems };
				const redirect = { from: from.address, to: to.address, by };
				return services.db.transaction().execute((trx) => addRedirect(trx, redirect, now));
			},
		}),
		remove: act({
			label: "Remove a redirect",
			permission,
			form: { path: address },
			run: (trx, { form, by, now }) => removeRedirect(trx, { path: form.path, by }, now),
		}),
		undo: act({
			label: "Undo a redirect change",
			permission,
			form: undoForm,
			run: (trx, { form, by, now }) => undoRedirectAct(trx, { actId: form.actId, by }, now),
		}),
	},
});
