import { contentPermissions } from "#src/content/content-permissions.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { everyContentType } from "#src/content/editing/content-item.ts";
import { restoreVersion } from "#src/content/editing/save-content-draft.server.ts";
import { readRowId, rowId } from "#src/forms/row-id.ts";
import { itemAt } from "#src/office/content/content-of.server.ts";
import { actsOn } from "#src/office/kit/acts/act.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** A version of an item; 0 where there can't be one. */
type Version = { type: ContentType; item: { id: number }; number: number };

const { act, table } = actsOn<Version>();

/** Acts of members on an earlier version. */
export const versionActs = table({
	title: "Version",
	address: officePaths.contentVersion(":type", ":id", ":number"),
	find: async (args) => ({ ...(await itemAt(args)), number: readRowId(args.params.number) }),
	subjects: everyContentType().map((type) => ({ type, item: { id: 0 }, number: 0 })),
	acts: {
		restore: act({
			label: "Restore a version as the draft",
			permission: ({ type }) => contentPermissions(type).draft,
			form: { version: rowId },
			run: (trx, { on: { item, number }, form, by, now }) =>
				restoreVersion(trx, { itemId: item.id, seen: form.version, number, by }, now),
			goTo: ({ actId }, { on: { type, item } }) => officePaths.contentItem(type.table, item.id, String(actId ?? "")),
		}),
	},
});
