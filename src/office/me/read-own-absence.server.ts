import type { LoaderFunctionArgs } from "react-router";
import { may } from "#src/accounts/may.ts";
import { readAbsences } from "#src/accounts/members/absence.server.ts";
import { listMembers } from "#src/accounts/members/read-members.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { awayWords } from "#src/office/frame/away.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/** Whether a member is away, and who can stand in. */
export async function readOwnAbsence(context: LoaderFunctionArgs["context"]) {
	const { member } = context.get(memberSession);
	const { db, now } = context.get(officeServices);
	const today = dayAtSchool(now());
	const own = (await readAbsences(db, today)).get(member.id);
	const members = await listMembers(db);
	return {
		absence: own ? { until: own.until, standInId: own.standIn?.id ?? null, words: awayWords(own, today) } : null,
		colleagues: members
			.filter((each) => each.id !== member.id && each.state === "active" && may(each, "case.write"))
			.map(({ id, name }) => ({ id, name })),
	};
}
