import { type LoaderFunctionArgs, Outlet } from "react-router";
import type { Member } from "#src/accounts/member.ts";
import { readAbsences } from "#src/accounts/members/absence.server.ts";
import { readPreferences } from "#src/accounts/members/preferences.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { type Here, noteHere, readOthers } from "#src/office/presence/presence.server.ts";
import { type Away, awayWords } from "./away.ts";
import { type Place, placesOf } from "./places.ts";
import { isRail } from "./rail-cookie.server.ts";
import { memberSession, requireMember } from "./require-member.server.ts";

/** What every screen shows of who looks at it. */
export type FrameData = {
	member: Pick<Member, "id" | "name" | "role">;
	places: readonly Place[];
	/** The side is a rail of icons, as the member left it. */
	rail: boolean;
	/** Who else is in the office. */
	others: readonly Here[];
	/** Single keys act. */
	keysOn: boolean;
	/** Rows are 40 px high, not 32. */
	highRows: boolean;
	/** Members who are away. */
	away: readonly Away[];
};

export const middleware = [requireMember];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<FrameData> {
	const { member } = context.get(memberSession);
	const { db, now, siteUrl } = context.get(officeServices);
	const today = dayAtSchool(now());
	const absences = await readAbsences(db, today);
	if (request.method === "GET") await noteHere(db, member, new URL(request.url).pathname, now());
	return {
		member: { id: member.id, name: member.name, role: member.role },
		places: placesOf(member),
		rail: isRail(request, siteUrl),
		others: await readOthers(db, member, now()),
		...(await readPreferences(db, member.id)),
		away: [...absences.values()].map((each) => ({ memberId: each.memberId, words: awayWords(each, today) })),
	};
}

/** Everything that only members see. */
export default function Frame() {
	return <Outlet />;
}
