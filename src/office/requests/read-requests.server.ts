import { data, type LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { countByState, listRequests } from "#src/admissions/requests/list-requests.server.ts";
import { parseRequestQuery } from "#src/admissions/requests/request-query.ts";
import { readAct } from "#src/audit/audit-log.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { actWords } from "#src/office/case/acts/act-words.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/** What the page of requests shows: one page of a list, how many there are in each state, and what was just done. */
export async function readRequests({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "document.read");
	const { db, now } = context.get(officeServices);
	const params = new URL(request.url).searchParams;
	const parsed = parseRequestQuery(params);
	if (!parsed.ok) return data({ ok: false as const, errors: parsed.errors }, { status: 400 });
	const { query } = parsed;
	const today = dayAtSchool(now());
	const act = /^\d{1,9}$/.test(params.get("done") ?? "") ? await readAct(db, Number(params.get("done"))) : undefined;
	const mine = act?.memberId === member.id ? act : undefined;
	return {
		ok: true as const,
		query,
		...(await listRequests(db, query, today)),
		counts: await countByState(db, query, today),
		today,
		memberId: member.id,
		mayAsk: may(member, "document.request"),
		mayJudge: may(member, "document.judge"),
		mayExport: may(member, "export.persons"),
		done: mine && { words: actWords(mine, []).text, actId: mine.undone || mine.undoes !== null ? null : mine.id },
	};
}
