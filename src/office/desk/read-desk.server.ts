import type { LoaderFunctionArgs } from "react-router";
import { eyesOf } from "#src/accounts/may.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { officeViews } from "#src/cases/desk/office-views.ts";
import { listViews } from "#src/cases/desk/saved-views.server.ts";
import { countEach } from "#src/cases/list/list-cases.server.ts";
import type { Reader } from "#src/cases/list/where-cases.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { caseList, type DeskQuery } from "./case-list.ts";

/** The reader of a request's lists. */
export function readerOf(context: LoaderFunctionArgs["context"]): Reader {
	const { now } = context.get(officeServices);
	const { member } = context.get(memberSession);
	return { ...eyesOf(member), memberId: member.id, today: dayAtSchool(now()) };
}

/** The office's views and the member's, each with how many cases it has now. */
export async function countViews(db: Db, query: DeskQuery, reader: Reader) {
	const savedViews = await listViews(db, reader);
	const views = [...officeViews, ...savedViews].flatMap(({ name, query: text, ...rest }) => {
		const parsed = caseList.parse(new URLSearchParams(text));
		return parsed.ok ? [{ name, query: parsed.query, saved: "id" in rest ? rest : null }] : [];
	});
	const here = viewText(query);
	const counts = await countEach(
		db,
		views.map((view) => view.query),
		reader,
	);
	return views.map(({ name, query: of, saved: known }, index) => ({
		name,
		href: caseList.addressOf(of, { page: of.page }),
		count: counts[index] ?? 0,
		current: viewText(of) === here,
		saved: known,
	}));
}

/** Returns what identifies a list as a view: its cases and their order, regardless of layout. */
const viewText = (query: DeskQuery) => caseList.text(query, { size: undefined, columns: undefined });

/** Counts, for a list without cases, how many there would be without each of its conditions. */
export async function countWithoutEach(db: Db, query: DeskQuery, reader: Reader) {
	const conditions = caseList.conditions(query);
	const counts = await countEach(
		db,
		conditions.map(({ without }) => without),
		reader,
	);
	return conditions.map(({ name, label, without }, index) => ({
		name,
		label,
		href: caseList.addressOf(without),
		count: counts[index] ?? 0,
	}));
}
