import { eyesOf, may } from "#src/accounts/may.ts";
import {
	countByState,
	findRequestIds,
	listRequests,
	readListedRequests,
} from "#src/admissions/requests/list-requests.server.ts";
import { readAct } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { describeCaseAct } from "#src/office/case/timeline/timeline-events.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { requestList } from "./request-list.ts";
import { requestsActs } from "./requests-page-acts.server.ts";

/** Requests, with how many there are in each state, and what the member has just done. */
export const requests = serveList(requestList, {
	async read({ db, query, today, member, request }) {
		const reader = { ...eyesOf(member), today };
		const doneId = new URL(request.url).searchParams.get("done") ?? "";
		const act = /^\d{1,9}$/.test(doneId) ? await readAct(db, Number(doneId)) : undefined;
		const mine = act?.memberId === member.id ? act : undefined;
		return {
			...(await listRequests(db, query, reader)),
			counts: await countByState(db, query, reader),
			acts: permissionsOn(requestsActs, query, member),
			mayJudge: may(member, "document.judge"),
			done: mine && {
				label: describeCaseAct(mine, { members: [], eyes: reader }),
				actId: mine.undone || mine.undoes !== null ? null : mine.id,
			},
		};
	},
	find: ({ db, query, today, member }) => findRequestIds(db, query, { ...eyesOf(member), today }),
	rows: ({ db, now, eyes }, ids: readonly number[]) =>
		readListedRequests(db, ids, { ...eyes, today: dayAtSchool(now()) }),
});
