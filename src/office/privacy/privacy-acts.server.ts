import { z } from "zod";
import { readRowId, rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import {
	askForErasure,
	confirmErasure,
	endHold,
	holdErasure,
	withdrawErasure,
} from "#src/privacy/erasure/erasure-orders.server.ts";
import { freeRestricted } from "#src/privacy/erasure/restricted-orders.server.ts";
import { answerRequest, assignRequest, reopenRequest } from "#src/privacy/requests/staff-acts.server.ts";
import { setPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";

const permission = "person.ask-erasure";
const text = z.string().default("");

const desk = actsOn<null>();

/** Acts of members on the page of all data requests. */
export const privacyActs = desk.table({
	title: "Privacy",
	address: officePaths.privacy,
	find: opensTo(permission),
	acts: {
		periods: desk.act({
			label: "Change how long data is kept",
			permission: "settings.write",
			section: "periods",
			proof: "keeps",
			run: async (trx, { values, by, now }) => {
				const set = await setPrivacySettings(trx, { typed: values, by }, now);
				if (!set.ok) return set;
				if (set.changed === 0) return { ok: true, message: "No changes." };
				return { ok: true, message: set.changed === 1 ? "Period saved." : "Periods saved." };
			},
		}),
	},
});

const { act, table } = actsOn<{ requestId: number }>();

const answer = (label: string, outcome: "done" | "refused") =>
	act({
		label,
		permission,
		section: "answer",
		form: { answer: text },
		run: (trx, { form, on, services: { school }, by, now }) =>
			answerRequest(trx, school, { ...on, outcome, by, answer: form.answer }, now),
	});

const take = (label: string, leave: boolean) =>
	act({
		label,
		permission,
		section: "request",
		run: (trx, { on, by, now }) => assignRequest(trx, { ...on, leave, by }, now),
	});

/** Acts of members on the page of one data request. */
export const requestActs = table({
	title: "Data request",
	address: officePaths.privacyRequest(":id"),
	find: ({ params, context }) => {
		allow(context, permission);
		return { requestId: readRowId(params.id) };
	},
	acts: {
		"take-on": take("Assign a data request to yourself", false),
		leave: take("Unassign yourself from a data request", true),
		done: answer("Answer a data request as done", "done"),
		refused: answer("Answer a data request as refused", "refused"),
		reopen: act({
			label: "Reopen a data request",
			permission,
			section: "request",
			run: (trx, { on, by, now }) => reopenRequest(trx, { ...on, by }, now),
		}),
		hold: act({
			label: "Hold someone’s data",
			permission,
			section: "holds",
			form: { reason: text, endsOn: text },
			run: (trx, { form, on, by, now }) => holdErasure(trx, { ...on, ...form, by }, now),
		}),
		"end-hold": act({
			label: "End a hold",
			permission,
			section: "holds",
			form: { hold: rowId },
			run: (trx, { form, on, by, now }) => endHold(trx, { ...on, by, holdId: form.hold }, now),
		}),
		"ask-erasure": act({
			label: "Request an erasure",
			permission,
			section: "erasure",
			form: { reason: text },
			run: (trx, { form, on, by, now }) => askForErasure(trx, { ...on, ...form, by }, now),
		}),
		"withdraw-erasure": act({
			label: "Cancel an erasure request",
			permission,
			section: "erasure",
			form: { order: rowId },
			run: (trx, { form, by, now }) => withdrawErasure(trx, { orderId: form.order, by }, now),
		}),
		"confirm-erasure": act({
			label: "Confirm an erasure requested by someone else",
			permission: "person.erase",
			section: "erasure",
			form: { order: rowId, digest: text },
			run: (trx, { form, services: { school }, by, now }) =>
				confirmErasure(trx, school, { orderId: form.order, by, digest: form.digest }, now),
		}),
		free: act({
			label: "Restore restricted data to the office",
			permission: "person.erase",
			section: "restricted",
			proof: "keeps",
			form: { record: rowId, reason: text },
			run: (trx, { form, by, now }) => freeRestricted(trx, { restrictedId: form.record, by, reason: form.reason }, now),
		}),
	},
});
