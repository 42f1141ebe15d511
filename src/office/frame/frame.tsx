import { type LoaderFunctionArgs, Outlet } from "react-router";
import type { Member } from "#src/accounts/member.ts";
import { hasKeysOn } from "#src/accounts/members/own-account.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { type Place, placesOf } from "./places.ts";
import { memberSession, requireMember } from "./require-member.server.ts";

/** What every screen shows of who looks at it. */
export type FrameData = {
	member: Pick<Member, "id" | "name" | "role">;
	places: readonly Place[];
	/** The side is a rail of icons, as the member left it. */
	rail: boolean;
	/** Single keys act. */
	keysOn: boolean;
};

export const middleware = [requireMember];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<FrameData> {
	const { member } = context.get(memberSession);
	return {
		member: { id: member.id, name: member.name, role: member.role },
		places: placesOf(member),
		rail: /(?:^|;\s*)office-rail=1(?:;|$)/.test(request.headers.get("cookie") ?? ""),
		keysOn: await hasKeysOn(context.get(officeServices).accounts, member.id),
	};
}

/** Everything that only members see. */
export default function Frame() {
	return <Outlet />;
}
