import { type LoaderFunctionArgs, Outlet } from "react-router";
import { eyesOf } from "#src/accounts/may.ts";
import { readAbsences } from "#src/accounts/members/absence.server.ts";
import { readPreferences } from "#src/accounts/members/preferences.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { noteHere, readOthers } from "#src/office/presence/presence.server.ts";
import { awayWords } from "./away.ts";
import type { FrameData } from "./frame-data.ts";
import { placesOf } from "./places.ts";
import { isRail } from "./rail-cookie.server.ts";
import { memberSession, requireMember } from "./require-member.server.ts";

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
		findsByNumber: eyesOf(member).unmasked,
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
