import * as apiPaths from "#src/api-paths.ts";
import { defineContentType } from "#src/content/content-type.ts";
import * as paths from "#src/paths.ts";
import { staffItem } from "./staff.api.ts";
import { staffOffice } from "./staff.office.ts";
import { rankOfDesignation, sortableName, staffFields } from "./staff.ts";
export const staffType = defineContentType({
	table: "staff",
	fields: staffFields,
	office: staffOffice,
	baseSlug: ({ name }) => sortableName(name),
	/** By the rank of the designation, then by name: "01 asha menon". */
	derive: ({ designation, name }) => ({
		sort_key: `${String(rankOfDesignation(designation)).padStart(2, "0")} ${sortableName(name)}`,
	}),
	list: () => [{ orderBy: "sort_key", direction: "asc" }],
	api: { name: "staff", aliases: [apiPaths.staff], itemsPerPage: 100, ...staffItem },
	page: {
		address: paths.staffDetails,
		key: "id",
		shareText: ({ name, designation }) => ({ title: name, label: designation }),
	},
});
