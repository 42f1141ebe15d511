import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { ChoiceFields } from "#src/office/settings/choice-fields.tsx";
import { OneTimeSecret } from "#src/office/settings/one-time-secret.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import styles from "#src/office/settings/programs.module.css";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { listWebhooks } from "#src/webhooks/read-webhooks.server.ts";
import { eventLabels } from "#src/webhooks/webhook-events.ts";
import { newWebhookActs } from "./webhook-acts.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const member = allow(args.context, "settings.write");
	requireProof(args);
	return {
		acts: permissionsOn(newWebhookActs, null, member),
		webhooks: await listWebhooks(args.context.get(officeServices).db),
	};
}

export const action = handleActs(newWebhookActs);

/** The addresses that are notified of events. */
export default function WebhooksPage() {
	const { webhooks } = useLoaderData<typeof loader>();
	const answer = useActAnswer<string>();
	const refusal = useRefusal("make");
	return (
		<Screen
			title="Webhooks"
			subtitle={webhooks.length === 1 ? "1 address" : `${webhooks.length} addresses`}
			footer="Programs we notify when something happens here."
			actions={
				<a className={controls.button} href={officePaths.integrations}>
					Integrations
				</a>
			}
		>
			<div className={`${settings.page} ${styles.page}`}>
				{answer?.shownValues && (
					<OneTimeSecret label="Secret" secret={answer.shownValues}>
						<b>Webhook created.</b> Copy its secret now, because we show it only once. The program needs it to check
						each message’s signature.
					</OneTimeSecret>
				)}
				<SettingsSection title="Webhooks" section="webhooks" outcome={answer}>
					{webhooks.length === 0 ? (
						<p>There are no webhooks yet.</p>
					) : (
						<ul className={settings.list}>
							{webhooks.map(({ id, url, state, events, waiting, givenUp }) => (
								<li key={id}>
									<span>
										<a className={styles.address} href={officePaths.webhook(id)}>
											{url}
										</a>
										<span className={controls.soft}>{`, ${events.join(", ")}`}</span>
									</span>
									<span className={givenUp > 0 ? controls.late : controls.soft}>
										{standing({ state, waiting, givenUp })}
									</span>
								</li>
							))}
						</ul>
					)}
				</SettingsSection>
				<SettingsSection title="New webhook" section="make" outcome={answer?.ok ? undefined : answer}>
					<ActForm act="make" quiet className={settings.form}>
						<SettingsField
							label="Address, starting with https://"
							name="url"
							type="url"
							autoComplete="off"
							maxLength={500}
							defaultValue={refusal?.values?.url ?? ""}
							required
						/>
						<ChoiceFields
							legend="Send an event when"
							name="event"
							labels={eventLabels}
							chosenValues={refusal?.lists?.event ?? []}
						/>
						<button className={controls.button} data-act="" type="submit">
							Create webhook
						</button>
						<p className={controls.note}>
							Events contain ids, addresses and application numbers, but no personal data. We retry failed deliveries
							for three days.
						</p>
					</ActForm>
				</SettingsSection>
			</div>
		</Screen>
	);
}

function standing({ state, waiting, givenUp }: { state: string; waiting: number; givenUp: number }): string {
	const parts = [
		state === "paused" && "Paused",
		givenUp > 0 && `${givenUp} failed`,
		waiting > 0 && `${waiting} waiting`,
	].filter(Boolean);
	return parts.join(", ") || "All delivered";
}
