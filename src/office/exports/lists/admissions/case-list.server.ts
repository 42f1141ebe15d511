import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { findCaseIdsInOrder } from "#src/cases/list/list-cases.server.ts";
import { parseCaseQuery } from "#src/cases/list/parse-case-query.ts";
import { deskAddress } from "#src/office/desk/case-address.ts";
import { typeWords } from "#src/office/desk/desk-words.ts";
import { knownWords } from "#src/office/desk/read-desk.server.ts";
import { columnsOf } from "#src/office/desk/table/columns.ts";
import { type Chosen, type ExportList, type ListRequest, titled } from "#src/office/exports/lists/export-list.ts";
import { caseSource } from "./case-columns.server.ts";
import { wordsOfCases } from "./case-words.ts";

/** The desk, as it is filtered, with the documents of its cases. */
export const caseList: ExportList = {
	act: "export.persons",
	documentsAct: "export.documents",
	formats: ["xlsx", "csv", "zip"],
	find: (asked) => findCases(asked),
	source: ({ db, now }) => caseSource(db, now()),
};

/** @param report its title; it counts applications alone */
export async function findCases(
	{ db, params, member, now }: ListRequest,
	report?: string,
): Promise<Chosen | { errors: string[] }> {
	const given = new URLSearchParams(params);
	for (const [name, value] of params) if (name === "ids" || value === "") given.delete(name);
	if (report !== undefined && !given.has("type")) given.set("type", "application");
	const columns = columnsOf(given);
	given.delete("columns");
	const parsed = parseCaseQuery(given, knownWords);
	if (!parsed.ok) return { errors: parsed.errors };
	const { query } = parsed;
	const found = await findCaseIdsInOrder(db, query, { memberId: member.id, today: dayAtSchool(now) });
	const picked = new Set((params.get("ids") ?? "").split(",").filter(Boolean).map(Number));
	const ids = picked.size > 0 ? found.filter((id) => picked.has(id)) : found;
	const members = await listMembers(db);
	const all = wordsOfCases(query, new Map(members.map(({ id, name }) => [id, name])));
	const words = report === undefined ? all : [report, ...all.filter((word) => word !== typeWords.application)];
	return {
		ids,
		title: titled(picked.size > 0 ? [...words, `${ids.length} picked`] : words, now),
		back: deskAddress({ ...query, columns }),
		columns: columns ? ["name", ...columns.split(",")] : undefined,
	};
}
