import { changeOpening, undoOpening } from "#src/content/opening/site-opening.server.ts";
import { actsOn, opensTo, undoForm } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";

const permission = "identity.publish";

const { act, table } = actsOn<null>(({ actId }) => `${officePaths.site}?done=${actId}`);

/** Acts of owners on the whole site. */
export const openingActs = table({
	title: "Website text",
	address: officePaths.site,
	find: opensTo("season.draft"),
	acts: {
		close: act({
			label: "Close the website",
			permission,
			run: (trx, { by, now, services: { texts } }) => changeOpening(trx, { open: false, by }, { texts, now }),
		}),
		undo: act({
			label: "Undo opening or closing the website",
			permission,
			form: undoForm,
			run: (trx, { form, by, now, services: { texts } }) => undoOpening(trx, { actId: form.actId, by }, { texts, now }),
		}),
	},
});
