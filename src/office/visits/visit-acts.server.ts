import { rowId } from "#src/forms/row-id.ts";
import { actsOn, opensTo, undoForm } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { cancelForGuest, restoreVisit } from "#src/visits/office-acts.server.ts";

const { act, table } = actsOn<null>(({ actId }) => officePaths.visits(actId ?? ""));

/** Acts of members on the visits page. */
export const visitActs = table({
	title: "Campus tours",
	address: officePaths.visits(),
	find: opensTo("visit.read"),
	acts: {
		cancel: act({
			label: "Cancel a booking for its visitor",
			permission: "visit.cancel",
			section: "to-come",
			form: { visit: rowId },
			run: (trx, { form, services, by, now }) => cancelForGuest(trx, services.school, { visitId: form.visit, by }, now),
		}),
		undo: act({
			label: "Undo the cancellation of a booking",
			permission: "visit.cancel",
			section: "to-come",
			form: undoForm,
			run: (trx, { form, services: { school, texts }, by, now }) =>
				restoreVisit(trx, { school, visits: texts.visits, actId: form.actId, by }, now),
		}),
	},
});
