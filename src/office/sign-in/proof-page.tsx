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
	if (session?.state !== "full") throw goOn(officePaths.signIn());
	const { authenticator, passkeys } = await readSecondFactors(args.context.get(officeServices).db, session.member.id);
	return { to, authenticator, passkeys: passkeys.length > 0, name: session.member.name };
}

export async function action(args: ActionFunctionArgs) {
	const text = await formTexts(args.request);
	const session = await sessionOf(args);
	if (session?.state !== "full") return goOn(officePaths.signIn());
	const { accounts, now } = args.context.get(officeServices);
	const json = text("credential");
	const result = json
		? await acceptPasskey(accounts, { session, json }, visitorOf(args), now())
		: await giveCode(accounts, { session, code: text("code") }, visitorOf(args), now());
	return result.ok ? goIn(args, pageOfOffice(text("to")), result.token) : refuse(result);
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

/** Asks a member who is in to prove it again, before an act that cannot be taken back. */
export default function Proof() {
	const { to, authenticator, passkeys, name } = useLoaderData<typeof loader>();
	const failure = useActionData<typeof action>();
	return (
		<Door title="Confirm it’s you">
			<p
				className={controls.soft}
			>{`Use a passkey or enter a code to continue, ${name}. We won’t ask again for 10 minutes.`}</p>
			<DoorFailure message={failure?.message} />
			{passkeys && <PasskeyForm label="Use your passkey" purpose="prove" to={to} />}
			{passkeys && authenticator && <p className={styles.or}>or enter a code</p>}
			{authenticator && (
				<form method="post">
					{to && <input type="hidden" name="to" value={to} />}
					<DoorField label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" required />
					<button className={`${controls.button} ${styles.button}`} data-act="" type="submit">
						Continue
					</button>
				</form>
			)}
			<p className={controls.note}>
				Lost your phone or passkey? You can’t use a backup code here. Ask an owner to reset your two-step verification.
			</p>
		</Door>
	);
}
