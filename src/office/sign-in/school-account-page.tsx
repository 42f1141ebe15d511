import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { finishSignOn } from "#src/accounts/single-sign-on/sign-on.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { sessionCookie } from "#src/office/session-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";
import styles from "./door.module.css";
import { Door } from "./door.tsx";
import { DoorFailure } from "./door-field.tsx";
import { endFormerSession, visitorOf } from "./door-request.server.ts";
import { signOnCookie, signOnTokenOf } from "./sign-on-cookie.server.ts";

/** Handles the browser's return from the identity provider. */
export async function loader(args: LoaderFunctionArgs) {
	const { accounts, now, siteUrl } = args.context.get(officeServices);
	const signOnReturn = { returnUrl: new URL(args.request.url), cookie: signOnTokenOf(args.request, siteUrl) };
	const result = await finishSignOn(accounts, signOnReturn, visitorOf(args), now());
	const headers = new Headers({ "Set-Cookie": signOnCookie("", siteUrl) });
	if (!result.ok) return data({ message: result.message }, { status: 403, headers });
	await endFormerSession(args);
	headers.append("Set-Cookie", sessionCookie(result.token, siteUrl));
	const next = result.state === "second" ? officePaths.second : officePaths.enrol;
	throw redirectTo(next(result.to), { status: 303, headers });
}

export default function SchoolAccount() {
	const { message } = useLoaderData<typeof loader>();
	return (
		<Door title="Not signed in">
			<DoorFailure message={message} />
			<a className={`${controls.button} ${styles.button}`} href={officePaths.signIn()}>
				Back to sign-in
			</a>
		</Door>
	);
}
