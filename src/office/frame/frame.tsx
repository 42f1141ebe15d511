import { type LoaderFunctionArgs, Outlet } from "react-router";
import { eyesOf } from "#src/accounts/may.ts";
import { readKeysOn } from "#src/accounts/members/preferences.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { FrameData } from "./frame-data.ts";
import { navItemsOf } from "./places.ts";
import { isRail } from "./rail-cookie.server.ts";
import { memberSession, requireMember } from "./require-member.server.ts";

export const middleware = [requireMember];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<FrameData> {
	const { member } = context.get(memberSession);
	const { db, siteUrl } = context.get(officeServices);
	return {
		member: { id: member.id, name: member.name, role: member.role },
		places: navItemsOf(member),
		findsByNumber: eyesOf(member).unmasked,
		rail: isRail(request, siteUrl),
		keysOn: await readKeysOn(db, member.id),
	};
}

/** Everything that only members see. */
export default function Frame() {
	return <Outlet />;
}
