import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from "react-router";
import { createContext, data, useActionData, useLoaderData } from "react-router";
import { renderSVG } from "uqr";
import { registerPasskey } from "#src/accounts/passkeys/register-passkey.server.ts";
import { offerAuthenticator } from "#src/accounts/second-factors/authenticator.server.ts";
import { isProofFresh } from "#src/accounts/sessions.server.ts";
import { enrolAuthenticator } from "#src/accounts/sign-in/second-step.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./door.module.css";
import { Door } from "./door.tsx";
import { DoorFailure, DoorField } from "./door-field.tsx";
import { formTexts, goIn, goOn, refuse, sessionHeaders, sessionOf, visitorOf } from "./door-request.server.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const justEnrolled = createContext(false);

export async function loader(args: LoaderFunctionArgs) {
	// The recovery codes are shown in the response to the form, and the session has a new token by then.
	if (args.context.get(justEnrolled)) return null;
	const session = await sessionOf(args);
	if (!session) throw goOn(officePaths.signIn());
	if (session.state === "second") throw goOn(officePaths.second());
	const { accounts, now } = args.context.get(officeServices);
	if (session.state === "full" && !isProofFresh(session, now())) throw goOn(officePaths.proof(officePaths.enrol()));
	const address = await accounts.commit((trx) => offerAuthenticator(accounts, trx, session.member, now()));
	const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 2 }))}`;
	const key = new URL(address).searchParams.get("secret");
	return { address, key, picture };
}

export async function action(args: ActionFunctionArgs) {
	const text = await formTexts(args.request);
	const session = await sessionOf(args);
	if (!session || session.state === "second") throw goOn(officePaths.signIn());
	const { accounts, now } = args.context.get(officeServices);
	const json = text("credential");
	const result = json
		? await registerPasskey(accounts, { session, json }, visitorOf(args), now())
		: await enrolAuthenticator(accounts, { session, code: text("code") }, visitorOf(args), now());
	if (!result.ok) return refuse(result);
	if (result.codes.length === 0) return goIn(args, officePaths.me, result.token);
	args.context.set(justEnrolled, true);
	return data({ codes: result.codes }, { headers: await sessionHeaders(args, result.token) });
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export default function Enrol() {
	const enrolment = useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	if (outcome && "codes" in outcome) return <RecoveryCodes codes={outcome.codes} />;
	return (
		<Door title="Set up two-step verification">
			<p className={controls.soft}>You need more than a password to sign in.</p>
			<DoorFailure message={outcome?.message} />
			<PasskeyForm label="Use this device’s lock as a passkey" purpose="add" />
			<p className={styles.or}>or use an app</p>
			<p className={controls.soft}>
				Use an authenticator app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator, or a
				password manager.
			</p>
			{enrolment && (
				<div className={styles.code}>
					<img src={enrolment.picture} alt="QR code for the authenticator app" />
					<p className={controls.note}>
						Scan this code with the app. If you can’t scan it, <a href={enrolment.address}>open it on this device</a> or
						enter this key in the app: <code>{enrolment.key}</code>
					</p>
				</div>
			)}
			<form method="post">
				<DoorField
					label="Code"
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					hint="The six digits the app shows now."
					required
				/>
				<button className={`${controls.button} ${styles.button}`} data-act="" type="submit">
					Use this app
				</button>
			</form>
		</Door>
	);
}
