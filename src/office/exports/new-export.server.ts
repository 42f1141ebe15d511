import { data, type LoaderFunctionArgs } from "react-router";
import { eyesOf, may, needsProof, type Permission } from "#src/accounts/may.ts";
import { readExportChoice } from "#src/exports/read-exports.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import { exportListOf } from "./export-lists.server.ts";

/** The list that an address names, its items now, and the columns that it has, for a member who may export it. */
export async function findList(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const { db, now } = context.get(officeServices);
	const params = new URL(request.url).searchParams;
	const name = params.get("list") ?? "";
	params.delete("list");
	const list = exportListOf(name);
	if (!list) {
		allow(context, "news.draft");
		throw data("We can’t find a list to export.", { status: 404 });
	}
	const member = allow(context, list.act);
	if (needsProof(list.act)) requireProof(args);
	const chosenList = await list.find({ db, params, member, now: now() });
	const hiddenColumns = list.hides?.(member) ?? [];
	const columns = list
		.source({ db, now, eyes: eyesOf(member) })
		.columns.filter(({ key }) => !hiddenColumns.includes(key));
	return { name, list, columns, member, found: chosenList };
}

/** @param actsOn which acts the member may carry out on the list */
export async function readNewExport<Acts>(
	args: LoaderFunctionArgs,
	actsOn: (list: Awaited<ReturnType<typeof findList>>) => Acts,
) {
	const requestedList = await findList(args);
	const { name, list, columns, member, found } = requestedList;
	if ("errors" in found) return data({ ok: false as const, errors: found.errors }, { status: 400 });
	const { db } = args.context.get(officeServices);
	const last = await readExportChoice(db, { memberId: member.id, list: name });
	const knownColumns = new Set(columns.map(({ key }) => key));
	// A chosen column may be gone, with others in its place: then the list is chosen from anew.
	const holds = last && last.columns.length > 0 && last.columns.every((key) => knownColumns.has(key));
	const chosenColumns = holds ? last.columns : found.columns;
	const formats = list.formats.filter((format) => {
		const act: Permission | undefined = format === "zip" ? list.documentsAct : list.act;
		return act !== undefined && may(member, act);
	});
	return {
		ok: true as const,
		acts: actsOn(requestedList),
		title: found.title,
		count: found.ids.length,
		back: found.back,
		formats,
		format: formats.find((format) => format === last?.format) ?? formats[0],
		columns: columns.map(({ key, title }) => ({ key, title, chosen: chosenColumns?.includes(key) ?? true })),
	};
}
