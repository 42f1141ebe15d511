import type { ActionFunctionArgs, HeadersArgs, LoaderFunctionArgs } from "react-router";
import { useActionData, useLoaderData } from "react-router";
import { acceptPasskey } from "#src/accounts/passkeys/accept-passkey.server.ts";
import { signIn } from "#src/accounts/sign-in/sign-in.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./door.module.css";
import { Door } from "./door.tsx";
import { DoorFailure, DoorField } from "./door-field.tsx";
import { formTexts, goOn, letIn, pageOfOffice, refuse, sessionOf, visitorOf } from "./door-request.server.ts";
import { PasskeyForm } from "./passkey-form.tsx";

const steps = { second: officePaths.second, enrol: officePaths.enrol };

export async function loader(args: LoaderFunctionArgs) {
	const to = new URL(args.request.url).searchParams.get("to");
	const session = await sessionOf(args);
	if (session?.state === "full") throw goOn(pageOfOffice(to));
	const { accounts } = args.context.get(officeServices);
	return { to, schoolAccount: accounts.identityProvider !== undefined };
}

export async function action(args: ActionFunctionArgs) {
	const text = await formTexts(args.request);
	const { accounts, now } = args.context.get(officeServices);
	const to = text("to");
	const visitor = visitorOf(args);
	const json = text("credential");
	if (json) {
		const result = await acceptPasskey(accounts, { session: undefined, json }, visitor, now());
		return result.ok ? letIn(args, pageOfOffice(to), result.token) : refuse(result);
	}
	const credentials = { email: text("email"), password: text("password") };
	const result = await signIn(accounts, credentials, visitor, now());
	if (!result.ok) return refuse(result, { email: credentials.email });
	return letIn(args, steps[result.state](to), result.token);
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

export default function SignIn() {
	const { to, schoolAccount } = useLoaderData<typeof loader>();
	const failure = useActionData<typeof action>();
	return (
		<Door title="Sign in">
			<DoorFailure message={failure?.message} />
			<PasskeyForm label="Use your passkey" purpose="sign-in" to={to} />
			<p className={styles.or}>or use a password</p>
			<form method="post">
				{to && <input type="hidden" name="to" value={to} />}
				<DoorField
					label="Email"
					name="email"
					type="email"
					autoComplete="username"
					defaultValue={failure?.given?.email}
					required
				/>
				<DoorField
					label="Password"
					name="password"
					type="password"
					autoComplete="current-password"
					enterKeyHint="go"
					required
				/>
				<button className={`${controls.button} ${styles.button}`} data-act="" type="submit">
					Continue
				</button>
			</form>
			{schoolAccount && (
				<a className={`${controls.button} ${styles.button}`} href={officePaths.schoolAccount({ to: to ?? "" })}>
					Use your school account
				</a>
			)}
			<p className={controls.note}>
				Lost your phone? Use a backup code. Lost both, or forgot your password? Ask an owner for a new invitation.
			</p>
		</Door>
	);
}
