import { eyesOf, may } from "#src/accounts/may.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { readFormerTypes } from "#src/admissions/applications/former-types.server.ts";
import { everyCase } from "#src/cases/list/case-query.ts";
import { type CaseRow, countCases, findCaseIdsInOrder, listCases } from "#src/cases/list/list-cases.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type Eyes, shownTo } from "#src/formatting/shown-text.ts";
import { canOpen } from "#src/office/case/assignees.server.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { type AskedList, serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { answersIn, documentsOfCases, readAnswersOf, readFileRows } from "./case-file.server.ts";
import { describeQuery } from "./case-labels.ts";
import { caseList, type DeskQuery, type ListedCase } from "./case-list.ts";
import { deskActs } from "./desk-acts.server.ts";
import { labelOfType } from "./desk-labels.ts";
import { countViews, countWithoutEach } from "./read-desk.server.ts";
import { readViewAct } from "./read-view-act.server.ts";

/** The cases of an address, who may be named in them, and the views with their counts. */
export const cases = serveList(caseList, {
	async read(requestedRequest) {
		const { db, query, member, request } = requestedRequest;
		const reader = readerIn(requestedRequest);
		const { rows, count } = await listCases(db, query, reader);
		const members = await listMembers(db);
		return {
			rows: await withAnswers(db, rows, query.columns ?? [], requestedRequest.eyes),
			count,
			all: await countCases(db, everyCase, reader),
			members: members.map(({ id, name }) => ({ id, name })),
			assignees: members.filter((each) => canOpen(each, "application")).map(({ id, name }) => ({ id, name })),
			formerTypes: (await readFormerTypes(db)).map((type) => [type, labelOfType(type) ?? type] as const),
			views: await countViews(db, query, reader),
			withoutOne: count > 0 ? [] : await countWithoutEach(db, query, reader),
			acts: permissionsOn(deskActs, query, member),
			mayEnter: may(member, "case.enter"),
			mayDecide: may(member, "case.decide"),
			mayManageViews: may(member, "view.manage"),
			done: await readViewAct(db, member.id, new URL(request.url).searchParams.get("done")),
		};
	},
	find: findCases,
	rows: readFileRows,
	documents: (services) => ({ documents: (ids: readonly number[]) => documentsOfCases(services, ids) }),
});

/** Rows of the page, with the chosen columns of answers alone, as the member may see them. */
export async function withAnswers(db: Db, rows: readonly CaseRow[], columns: readonly string[], eyes: Eyes) {
	const chosen = answersIn(columns);
	const answersOf = chosen.length > 0 ? await readAnswersOf(db, rows) : () => undefined;
	return rows.map((row): ListedCase => {
		const { phone: _phone, email: _email, ...listed } = row;
		const answered = answersOf(row);
		if (!answered) return listed;
		const maskAnswer = ([name, answer]: [string, unknown]) =>
			[name, typeof answer === "string" ? shownTo(eyes, answer) : answer] as const;
		const answers = Object.entries(answered.answers).filter(([name]) => chosen.includes(name));
		return { ...listed, answered: { ...answered, answers: Object.fromEntries(answers.map(maskAnswer)) } };
	});
}

/** The ids of all cases that are asked for, and what is asked in words. */
export async function findCases(list: Omit<AskedList<DeskQuery>, "eyes">) {
	const { db, query, member } = list;
	const ids = await findCaseIdsInOrder(db, query, readerIn({ ...list, eyes: eyesOf(member) }));
	const names = new Map((await listMembers(db)).map(({ id, name }) => [String(id), name]));
	return { ids, named: describeQuery(query, names) };
}

const readerIn = ({ eyes, member, today }: Pick<AskedList<DeskQuery>, "eyes" | "member" | "today">) => ({
	...eyes,
	memberId: member.id,
	today,
});
