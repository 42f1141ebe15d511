import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { maxNameLength, scopeLabels, tokenDays } from "#src/accounts/api-tokens/api-token.ts";
import { listTokens } from "#src/accounts/api-tokens/read-tokens.server.ts";
import { apiDocs } from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDay, shortDayAndTime } from "#src/office/parts/days.ts";
import { ChoiceFields } from "#src/office/settings/choice-fields.tsx";
import { OneTimeSecret } from "#src/office/settings/one-time-secret.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import styles from "#src/office/settings/programs.module.css";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { integrationActs } from "./integration-acts.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const member = allow(args.context, "settings.write");
	requireProof(args);
	const { db, now } = args.context.get(officeServices);
	const today = dayAtSchool(now());
	const day = (at: string) => shortDay(dayAtSchool(new Date(at)), today);
	const tokens = await listTokens(db, now());
	return {
		acts: permissionsOn(integrationActs, null, member),
		tokens: tokens.map(({ id, name, prefix, scopes, state, ...token }) => ({
			id,
			name,
			prefix,
			scopes,
			made: `By ${token.madeBy}, ${day(token.madeAt)}`,
			used: token.usedAt === null ? "Never used" : `Last used ${shortDayAndTime(token.usedAt, today)}`,
			until:
				token.endedAt !== null
					? `Revoked ${day(token.endedAt)} by ${token.endedBy}`
					: `${state === "expired" ? "Expired" : "Expires"} ${day(token.expiresAt)}`,
			inUse: token.endedAt === null,
		})),
		inUse: tokens.filter(({ state }) => state === "in use").length,
	};
}

export const action = handleActs(integrationActs);

/** The programs that use the API, each with a token of its own. */
export default function IntegrationsPage() {
	const { tokens, inUse } = useLoaderData<typeof loader>();
	const answer = useActAnswer<string>();
	return (
		<Screen
			title="Integrations"
			subtitle={inUse === 1 ? "1 token in use" : `${inUse} tokens in use`}
			footer="Programs that use the API to read and write."
			actions={
				<>
					<a className={controls.button} href={officePaths.webhooks}>
						Webhooks
					</a>
					<a className={controls.button} href={apiDocs}>
						API reference{" "}
					</a>
				</>
			}
		>
			<div className={`${settings.page} ${styles.page}`}>
				{answer?.shownValues && (
					<OneTimeSecret label="Token" secret={answer.shownValues}>
						<b>Token created.</b> Copy it now, because we show it only once. Anyone with this token can do what you
						chose.
					</OneTimeSecret>
				)}
				<SettingsSection title="Tokens" section="tokens" outcome={answer}>
					{tokens.length === 0 ? (
						<p>There are no tokens yet.</p>
					) : (
						<table className={settings.table}>
							<thead>
								<tr>
									<th scope="col">Integration</th>
									<th scope="col">Permissions</th>
									<th scope="col">Last used</th>
									<th scope="col">Expires</th>
									<td />
								</tr>
							</thead>
							<tbody>
								{tokens.map((token) => (
									<TokenRow key={token.id} {...token} />
								))}
							</tbody>
						</table>
					)}
				</SettingsSection>
				<SettingsSection title="New token" section="make" outcome={answer?.ok ? undefined : answer}>
					<NewTokenForm />
				</SettingsSection>
			</div>
		</Screen>
	);
}

const dayLabels = { 30: "30 days", 90: "90 days", 365: "1 year" } as const;

/** Makes a token. */
function NewTokenForm() {
	const refusal = useRefusal("make");
	const values = refusal?.values;
	return (
		<ActForm act="make" quiet className={settings.form}>
			<SettingsField
				label="Integration name"
				name="name"
				autoComplete="off"
				maxLength={maxNameLength}
				defaultValue={values?.name ?? ""}
				required
			/>
			<ChoiceFields legend="Permissions" name="scope" labels={scopeLabels} chosenValues={refusal?.lists?.scope ?? []} />
			<label className={settings.wide}>
				<span className={controls.label}>Expires after</span>
				<select className={controls.field} name="days" defaultValue={values?.days ?? 90}>
					{tokenDays.map((days) => (
						<option key={days} value={days}>
							{dayLabels[days]}
						</option>
					))}
				</select>
			</label>
			<button className={controls.button} data-act="" type="submit">
				Create token
			</button>
		</ActForm>
	);
}

type Token = Awaited<ReturnType<typeof loader>>["tokens"][number];

/** One token of the list; of one that has ended, when. */
function TokenRow({ id, name, prefix, scopes, made, used, until, inUse }: Token) {
	return (
		<tr id={`token-${id}`} data-ended={inUse ? undefined : ""}>
			<th scope="row">
				{name}
				<small>
					<code>{`${prefix}…`}</code>
				</small>
				<small>{made}</small>
			</th>
			<td>
				<ul>
					{scopes.map((scope) => (
						<li key={scope}>
							<code>{scope}</code>
						</li>
					))}
				</ul>
			</td>
			<td>{used}</td>
			<td>{until}</td>
			<td>
				{inUse && (
					<ActForm act="end" fields={{ token: id }} quiet>
						<button className={controls.button} data-low="" type="submit">
							Revoke<span className={controls.hidden}>{` the token for ${name}`}</span>
						</button>
					</ActForm>
				)}
			</td>
		</tr>
	);
}
