import { z } from "zod";
import { addSlots, cancelSlot, changeSlot } from "#src/admissions/interviews/slots.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { actsOn, opensTo } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { seenSlot, writtenFields } from "./slot-form.ts";

const { act, table } = actsOn<null>();
const permission = "interview.manage";

/** @param count of the applicants who get an email */
function doneWith(what: string, count: number): string {
	if (count === 0) return what;
	return `${what} We’ll email ${count === 1 ? "the applicant" : `the ${count} applicants`} who booked it.`;
}

/** Acts of members on the interviews page. */
export const slotActs = table({
	title: "Interviews",
	address: officePaths.interviews,
	find: opensTo("case.read"),
	acts: {
		add: act({
			label: "Add interview slots",
			permission,
			section: "add",
			form: { type: z.string(), ...writtenFields, count: writtenFields.minutes, pause: writtenFields.minutes },
			run: (trx, { form, by, now }) => addSlots(trx, form, by, now),
			done: ({ count }) => (count === 1 ? "1 slot added." : `${count} slots added.`),
		}),
		change: act({
			label: "Change an interview slot",
			permission,
			section: "slots",
			form: { slot: rowId, ...writtenFields, seen: seenSlot.optional() },
			run: (trx, { form, services, by, now }) =>
				changeSlot(trx, services.school, { ...form, slotId: form.slot, by }, now),
			done: ({ count }) => doneWith("Slot changed.", count),
		}),
		cancel: act({
			label: "Cancel an interview slot",
			permission,
			section: "slots",
			form: { slot: rowId },
			run: (trx, { form, services, by, now }) => cancelSlot(trx, services.school, { slotId: form.slot, by }, now),
			done: ({ count }) => doneWith("Slot cancelled.", count),
		}),
	},
});
