import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { type Act, may, needsProof } from "#src/accounts/may.ts";
import { exportFormats } from "#src/exports/export.table.ts";
import { readExportChoice } from "#src/exports/read-exports.server.ts";
import { requestExport } from "#src/exports/request-export.server.ts";
import { allow, memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { exportListOf } from "./export-lists.server.ts";

/** More cannot be written into a sheet of Excel. */
const maxRows = 1_000_000;

/** The list that an address names, its items now, and the columns that it has, for a member who may export it. */
async function findList(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const services = context.get(officeServices);
	const { db, now } = services;
	const params = new URL(request.url).searchParams;
	const name = params.get("list") ?? "";
	params.delete("list");
	const list = exportListOf(name);
	if (!list) {
		allow(context, "news.draft");
		throw data("There is no such list to export.", { status: 404 });
	}
	const member = allow(context, list.act);
	if (needsProof(list.act)) requireProof(args);
	const found = await list.find({ db, params, member, now: now() });
	return { name, list, source: list.source(services), member, found };
}

export async function readNewExport(args: LoaderFunctionArgs) {
	const { name, list, source, member, found } = await findList(args);
	if ("errors" in found) return data({ ok: false as const, errors: found.errors }, { status: 400 });
	const { db } = args.context.get(officeServices);
	const last = await readExportChoice(db, { memberId: member.id, list: name });
	const known = new Set(source.columns.map(({ key }) => key));
	// A chosen column may be gone, with others in its place: then the list is chosen from anew.
	const holds = last && last.columns.length > 0 && last.columns.every((key) => known.has(key));
	const chosen = holds ? last.columns : found.columns;
	const formats = list.formats.filter((format) => {
		const act: Act | undefined = format === "zip" ? list.documentsAct : list.act;
		return act !== undefined && may(member, act);
	});
	return {
		ok: true as const,
		title: found.title,
		count: found.ids.length,
		back: found.back,
		formats,
		format: formats.find((format) => format === last?.format) ?? formats[0],
		columns: source.columns.map(({ key, title }) => ({ key, title, chosen: chosen?.includes(key) ?? true })),
	};
}

/** Freezes the list and lets the export begin. */
export async function takeNewExport(args: ActionFunctionArgs) {
	const { name, list, source, found } = await findList(args);
	const { member } = args.context.get(memberSession);
	const { accounts, now } = args.context.get(officeServices);
	const form = await args.request.formData();
	const refuse = (message: string) => data({ message }, { status: 400 });
	if ("errors" in found) return refuse(found.errors.join(" "));
	const format = exportFormats.find((each) => each === form.get("format"));
	if (!format || !list.formats.includes(format)) return refuse("Choose what the list is exported as.");
	if (format === "zip") {
		if (!list.documentsAct) return refuse("This list has no documents.");
		allow(args.context, list.documentsAct);
		if (needsProof(list.documentsAct)) requireProof(args);
	}
	const asked = form.getAll("column").map(String);
	const columns = source.columns.map(({ key }) => key).filter((key) => asked.includes(key));
	if (format !== "zip" && columns.length === 0) return refuse("Choose one column at least.");
	const { ids, title } = found;
	if (ids.length === 0) return refuse("There is nothing in this list to export.");
	if (ids.length > maxRows)
		return refuse(`A sheet has room for ${maxRows.toLocaleString("en-IN")} rows. Narrow the list down.`);
	const by = { id: member.id, name: member.name };
	const id = await accounts.commit((trx) => requestExport(trx, { by, list: name, title, format, columns, ids }, now()));
	return redirectTo(officePaths.exportOf(id));
}
