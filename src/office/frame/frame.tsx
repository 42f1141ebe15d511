import { type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { eyesOf } from "#src/accounts/may.ts";
import { readKeysOn } from "#src/accounts/members/preferences.server.ts";
import { keepForms } from "#src/admissions/forms/application-forms.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { schoolForms } from "#src/school/forms/application-form-settings.ts";
import type { FrameData } from "./frame-data.ts";
import { keepCurrentSchool } from "./keep-school.server.ts";
import { navItemsOf } from "./nav-items.ts";
import { isRail } from "./rail-cookie.server.ts";
import { memberSession, requireMember } from "./require-member.server.ts";

export const middleware = [requireMember, keepCurrentSchool];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<FrameData> {
	const { member } = context.get(memberSession);
	const { db, siteUrl, texts } = context.get(officeServices);
	return {
		member: { id: member.id, name: member.name, role: member.role },
		navItems: navItemsOf(member, texts.site.open),
		findsByNumber: eyesOf(member).unmasked,
		rail: isRail(request, siteUrl),
		keysOn: await readKeysOn(db, member.id),
		forms: schoolForms(texts),
	};
}

/** Everything that only members see. */
export default function Frame() {
	// The browser has no middleware.
	keepForms(useLoaderData<typeof loader>().forms);
	return <Outlet />;
}
