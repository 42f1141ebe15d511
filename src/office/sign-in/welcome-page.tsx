import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { data, useActionData, useLoaderData } from "react-router";
import { acceptInvitation } from "#src/accounts/invitations/accept-invitation.server.ts";
import { readInvitation } from "#src/accounts/invitations/read-invitations.server.ts";
import { roleLabels } from "#src/accounts/member.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import styles from "./door.module.css";
import { Door } from "./door.tsx";
import { DoorField } from "./door-field.tsx";
import { formTexts, letIn, visitorOf } from "./door-request.server.ts";

type RequestArguments = Pick<LoaderFunctionArgs, "request" | "params">;

/** The first owner's link has its token in the query, invitations have it in the path. */
function tokenOf({ request, params }: RequestArguments): string {
	return params.token ?? new URL(request.url).searchParams.get("token") ?? "";
}

export async function loader(args: LoaderFunctionArgs) {
	const { accounts, db, now } = args.context.get(officeServices);
	const invitation = await readInvitation(db, tokenOf(args), now());
	if (!invitation || (invitation.email === null) !== (args.params.token === undefined)) return data(null, 410);
	const { email, role, member } = invitation;
	const { token } = args.params;
	const schoolAccount = accounts.identityProvider && token && officePaths.schoolAccount({ invitation: token });
	return { email, role, member, schoolAccount };
}

export async function action(args: ActionFunctionArgs) {
	const text = await formTexts(args.request);
	const { accounts, now } = args.context.get(officeServices);
	const details = { token: tokenOf(args), name: text("name"), email: text("email"), password: text("password") };
	const result = await acceptInvitation(accounts, details, visitorOf(args), now());
	if (result.ok) return letIn(args, officePaths.enrol(), result.token);
	if (result.reason === "gone") return data(null, 410);
	return data({ errors: result.errors, name: details.name, email: details.email }, 400);
}

/** Page for a first visit: of the first owner, or of someone who was invited. */
export default function Welcome() {
	const invitation = useLoaderData<typeof loader>();
	const refusal = useActionData<typeof action>();
	if (!invitation) return <ExpiredNotice />;
	const { email, role, member, schoolAccount } = invitation;
	const errors = refusal?.errors;
	const warning = member ? " Your old password and two-step verification will stop working." : "";
	return (
		<Door title={member ? "Set a new password" : "Welcome"}>
			<p className={controls.soft}>
				{email === null
					? "You’re the first owner. You’ll invite everyone else."
					: `Your role: ${roleLabels[role]}.${warning}`}
			</p>
			{schoolAccount && (
				<>
					<a className={`${controls.button} ${styles.button}`} href={schoolAccount}>
						Use your school account
					</a>
					<p className={styles.or}>or use a password</p>
				</>
			)}
			<form method="post">
				<DoorField
					label="Name"
					name="name"
					autoComplete="name"
					hint="Your full name, as colleagues will see it."
					defaultValue={refusal?.name ?? member?.name}
					error={errors?.name}
					required
				/>
				<DoorField
					label="Email"
					name="email"
					type="email"
					autoComplete="username"
					defaultValue={email ?? refusal?.email}
					readOnly={email !== null}
					error={errors?.email}
					required
				/>
				<DoorField
					label="Password"
					name="password"
					type="password"
					autoComplete="new-password"
					hint="At least 12 characters. A few words only you would combine work best."
					error={errors?.password}
					required
					minLength={12}
				/>
				<button className={`${controls.button} ${styles.button}`} data-act="" type="submit">
					Continue
				</button>
			</form>
		</Door>
	);
}

function ExpiredNotice() {
	return (
		<Door title="This link has expired">
			<p>It was used or cancelled, or it’s too old. Ask an owner for a new invitation.</p>
			<a className={`${controls.button} ${styles.button}`} href={officePaths.signIn()}>
				Sign in
			</a>
		</Door>
	);
}
