import { rememberDevice } from "#src/accounts/sign-in/known-device.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { officeCookie } from "#src/office/office-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";

/** The longest time for which browsers store a cookie. */
const days = 400;

const cookie = officeCookie("office-device", officePaths.home);

export const deviceOfRequest = cookie.value;

/** The header that makes a browser known as one in which the member has signed in. */
export async function deviceCookie(
	{ accounts, siteUrl }: Pick<OfficeServices, "accounts" | "siteUrl">,
	request: Request,
	memberId: number,
): Promise<string> {
	const value = await rememberDevice(accounts, memberId, cookie.value(request, siteUrl));
	return cookie.header(value, siteUrl, days * 24 * 60 * 60);
}
