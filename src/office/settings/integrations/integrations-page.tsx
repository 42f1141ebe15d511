import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listTokens } from "#src/accounts/api-tokens/read-tokens.server.ts";
import { apiDocs } from "#src/api-paths.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDay, shortDayAndTime } from "#src/office/parts/days.ts";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import styles from "#src/office/settings/programs.module.css";
import { ShownOnce } from "#src/office/settings/shown-once.tsx";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { integrationActs } from "./integration-acts.server.ts";
import { NewTokenForm } from "./new-token-form.tsx";
import { TokenRow } from "./token-row.tsx";

export async function loader(args: LoaderFunctionArgs) {
	const member = allow(args.context, "settings.write");
	requireProof(args);
	const { db, now } = args.context.get(officeServices);
	const today = dayAtSchool(now());
	const day = (at: string) => shortDay(dayAtSchool(new Date(at)), today);
	const tokens = await listTokens(db, now());
	return {
		acts: permitted(integrationActs, null, member),
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
			sub={inUse === 1 ? "1 token in use" : `${inUse} tokens in use`}
			place="Programs that use the API to read and write."
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
				{answer?.shown && (
					<ShownOnce label="Token" secret={answer.shown}>
						<b>Token created.</b> Copy it now, because we show it only once. Anyone with this token can do what you
						chose.
					</ShownOnce>
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
