import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from "react-router";
import { useActionData, useLoaderData } from "react-router";
import { acceptPasskey } from "#src/accounts/passkeys/accept-passkey.server.ts";
import { readSecondFactors } from "#src/accounts/second-factors/read-second-factors.server.ts";
import { giveCode } from "#src/accounts/sign-in/second-step.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./door.module.css";
import { Door } from "./door.tsx";
import { DoorFailure, DoorField } from "./door-field.tsx";
import { formTexts, goIn, goOn, pageOfOffice, refuse, sessionOf, visitorOf } from "./door-request.server.ts";
import { PasskeyForm } from "./passkey-form.tsx";

export async function loader(args: LoaderFunctionArgs) {
	const to = new URL(args.request.url).searchParams.get("to");
	const session = await sessionOf(args);
	if (!session) throw goOn(officePaths.signIn());
	if (session.state === "full") throw goOn(pageOfOffice(to));
	if (session.state === "enrol") throw goOn(officePaths.enrol());
	const factors = await readSecondFactors(args.context.get(officeServices).db, session.member.id);
	return { to, authenticator: factors.authenticator, passkeys: factors.passkeys.length > 0 };
}

export async function action(args: ActionFunctionArgs) {
	const text = await formTexts(args.request);
	const session = await sessionOf(args);
	if (session?.state !== "second") return goOn(officePaths.signIn());
	const { accounts, now } = args.context.get(officeServices);
	const json = text("credential");
	const result = json
		? await acceptPasskey(accounts, { session, json }, visitorOf(args), now())
		: await giveCode(accounts, { session, code: text("code") }, visitorOf(args), now());
	if (!result.ok) return refuse(result);
	return goIn(args, pageOfOffice(text("to")), result.token);
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export default function SecondStep() {
	const { to, authenticator, passkeys } = useLoaderData<typeof loader>();
	const failure = useActionData<typeof action>();
	const label = authenticator ? "Code" : "Backup code";
	const hint = authenticator
		? "Six digits from your authenticator app, or a backup code."
		: "One of the codes you saved.";
	return (
		<Door title="Two-step verification">
			<DoorFailure message={failure?.message} />
			{passkeys && (
				<>
					<PasskeyForm label="Use your passkey" purpose="prove" to={to} />
					<p className={styles.or}>or enter a code</p>
				</>
			)}
			<form method="post">
				{to && <input type="hidden" name="to" value={to} />}
				<DoorField label={label} name="code" autoComplete="one-time-code" hint={hint} required autoFocus />
				<button className={`${controls.button} ${styles.button}`} data-act="" type="submit">
					Sign in
				</button>
			</form>
			<form method="post" action={officePaths.signOut}>
				<button className={`${controls.button} ${styles.button}`} type="submit">
					Start again
				</button>
			</form>
		</Door>
	);
}
