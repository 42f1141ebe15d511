import { z } from "zod";
import { needsProof } from "#src/accounts/may.ts";
import { exportFormats } from "#src/exports/export-format.ts";
import { requestExport } from "#src/exports/request-export.server.ts";
import { actsOn, type Refusal } from "#src/office/kit/acts/act.server.ts";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { exportListOf } from "./export-lists.server.ts";
import { findList } from "./new-export.server.ts";

type ListSelection = Pick<Awaited<ReturnType<typeof findList>>, "name" | "list" | "columns" | "found">;

const { act, table } = actsOn<ListSelection>();

/** A sheet of Excel has room for no more. */
const maxRows = 1_000_000;

const invalid = (message: string): Refusal => ({ ok: false, reason: "invalid", message });

const sampleOf = (name: string): ListSelection => {
	const list = exportListOf(name);
	if (!list) throw new Error(`There is no list “${name}”.`);
	return { name, list, columns: [], found: { title: "", ids: [], back: "" } };
};

/** Acts of members on the page of a new export. */
export const newExportActs = table({
	title: "New export",
	address: officePaths.newExport(),
	find: findList,
	actOf: () => "export",
	subjects: ["cases", "fees", "members", "media", "content/staff"].map(sampleOf),
	acts: {
		export: act({
			label: "Export a list",
			permission: ({ list }) => list.act,
			also: ({ format }, { list }) => (format === "zip" ? (list.documentsAct ?? null) : null),
			form: { format: z.string().default(""), column: z.array(z.string()).default([]) },
			run: async (trx, { form, on: { name, list, columns: known, found }, args, by, now }) => {
				if ("errors" in found) return invalid(found.errors.join(" "));
				const format = exportFormats.find((each) => each === form.format);
				if (!format || !list.formats.includes(format)) return invalid("Choose a file format.");
				if (format === "zip" && !list.documentsAct) return invalid("This list has no documents.");
				if (format === "zip" && list.documentsAct && needsProof(list.documentsAct)) requireProof(args);
				const columns = known.map(({ key }) => key).filter((key) => form.column.includes(key));
				if (format !== "zip" && columns.length === 0) return invalid("Choose at least one column.");
				const { ids, title } = found;
				if (ids.length === 0) return invalid("This list is empty.");
				if (ids.length > maxRows)
					return invalid(`An export can have up to ${maxRows.toLocaleString("en-IN")} rows. Filter the list first.`);
				return { ok: true, id: await requestExport(trx, { by, list: name, title, format, columns, ids }, now) };
			},
			goTo: ({ id }) => officePaths.exportOf(id),
		}),
	},
});
