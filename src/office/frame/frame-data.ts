import type { Member } from "#src/accounts/member.ts";
import type { SchoolForms } from "#src/school/forms/application-form-settings.ts";
import type { NavItem } from "./nav-items.ts";

/** Data that every screen shows about the signed-in member. */
export type FrameData = {
	member: Pick<Member, "id" | "name" | "role">;
	navItems: readonly NavItem[];
	/** People are found by their phone number, too. */
	findsByNumber: boolean;
	/** The side is a rail of icons, as the member left it. */
	rail: boolean;
	/** Single keys act. */
	keysOn: boolean;
	/** The application forms that the school has now: screens in the browser know no others. */
	forms: SchoolForms;
};
