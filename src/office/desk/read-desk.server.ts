import type { LoaderFunctionArgs } from "react-router";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { stages } from "#src/admissions/applications/stage.ts";
import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { officeViews } from "#src/cases/desk/office-views.ts";
import { listViews } from "#src/cases/desk/saved-views.server.ts";
import { lapsed } from "#src/cases/list/case-query.ts";
import { countCases, countEach, listCases } from "#src/cases/list/list-cases.server.ts";
import { parseCaseQuery } from "#src/cases/list/parse-case-query.ts";
import type { Reader } from "#src/cases/list/where-cases.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { conditionsOf, type DeskQuery, deskAddress } from "./case-address.ts";

/** Programmes, forms and stages that a list can be asked for. */
export const knownWords = {
	types: [...Object.keys(applicationForms), ...Object.keys(enquiryForms)],
	stages: [...stages, lapsed],
};

/** The reader of a request's lists. */
export function readerOf(context: LoaderFunctionArgs["context"]): Reader {
	const { now } = context.get(officeServices);
	return { memberId: context.get(memberSession).member.id, today: dayAtSchool(now()) };
}

/** The cases of an address, who may be named in them, and the views with their counts. */
export async function readDesk(db: Db, query: DeskQuery, reader: Reader) {
	const [{ rows, count }, members, views] = [
		await listCases(db, query, reader),
		await listMembers(db),
		await countViews(db, query, reader),
	];
	const withoutOne = count > 0 ? [] : await countWithoutEach(db, query, reader);
	const all = await countCases(db, emptyQuery, reader);
	return { rows, count, all, members: members.map(({ id, name }) => ({ id, name })), views, withoutOne };
}

const nothing = parseCaseQuery(new URLSearchParams(), knownWords);
if (!nothing.ok) throw new Error("An address without parameters is a list.");
const emptyQuery = nothing.query;

/** The office's views and the member's, each with how many cases it has now. */
async function countViews(db: Db, query: DeskQuery, reader: Reader) {
	const saved = await listViews(db, reader.memberId);
	const here = deskAddress({ ...query, page: 1, columns: undefined, size: 50 });
	const views = [...officeViews, ...saved].flatMap(({ name, query: text, ...rest }) => {
		const parsed = parseCaseQuery(new URLSearchParams(text), knownWords);
		return parsed.ok ? [{ name, query: parsed.query, saved: "id" in rest ? rest : null }] : [];
	});
	const counts = await countEach(
		db,
		views.map((view) => view.query),
		reader,
	);
	return views.map(({ name, query: of, saved: known }, index) => {
		const href = deskAddress(of);
		return { name, href, count: counts[index] ?? 0, current: href === here, saved: known };
	});
}

/** For a list without cases: how many there would be without one of its conditions. */
async function countWithoutEach(db: Db, query: DeskQuery, reader: Reader) {
	const words = query.words ? [{ name: "q", value: query.words }] : [];
	const without = [...words, ...conditionsOf(query)].flatMap(({ name, value }) => {
		const href = deskAddress(query, { [name]: null });
		const parsed = parseCaseQuery(new URL(href, "http://office").searchParams, knownWords);
		return parsed.ok ? [{ name, value, href, query: parsed.query }] : [];
	});
	const counts = await countEach(
		db,
		without.map((each) => each.query),
		reader,
	);
	return without.map(({ name, value, href }, index) => ({ name, value, href, count: counts[index] ?? 0 }));
}
