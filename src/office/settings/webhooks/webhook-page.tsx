import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ExportLink } from "#src/office/lists/export-link.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDay } from "#src/office/parts/days.ts";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import styles from "#src/office/settings/programs.module.css";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readWebhook } from "#src/webhooks/read-webhooks.server.ts";
import { DeliveryLine } from "./delivery-line.tsx";
import { takeWebhookAct, webhookId } from "./webhook-actions.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	allow(args.context, "settings.write");
	requireProof(args);
	const { db, now } = args.context.get(officeServices);
	const webhook = await readWebhook(db, webhookId(args.params.id));
	if (!webhook) throw data(null, { status: 404 });
	const today = dayAtSchool(now());
	const moment = (at: string) =>
		`${shortDay(dayAtSchool(new Date(at)), today)}, ${clockAtSchool(new Date(at)).slice(11, 19)}`;
	return {
		...webhook,
		made: `By ${webhook.madeBy}, ${moment(webhook.madeAt)}`,
		deliveries: webhook.deliveries.map((delivery) => ({
			...delivery,
			happened: moment(delivery.created_at),
			due: moment(delivery.due_at),
		})),
	};
}

export async function action(args: ActionFunctionArgs) {
	const outcome = await takeWebhookAct(args);
	return data(outcome, outcome.ok ? 200 : 400);
}

const stateWords = { active: "Active", paused: "Paused: events wait", ended: "Ended" } as const;
const acts = {
	active: [
		["test", "Send a test"],
		["pause", "Pause"],
		["end", "End"],
	],
	paused: [
		["resume", "Go on"],
		["end", "End"],
	],
	ended: [],
} as const;

/** One address that is notified of events, and what was sent to it. */
export default function WebhookPage() {
	const { id, url, events, state, made, deliveries, givenUp } = useLoaderData<typeof loader>();
	const outcome = useActionData<typeof action>();
	return (
		<Screen
			title="Webhook"
			sub={stateWords[state]}
			actions={
				<>
					{deliveries.length > 0 && <ExportLink list={`webhook/${id}`} />}
					<a className={controls.button} href={officePaths.webhooks}>
						All webhooks
					</a>
				</>
			}
		>
			<div className={`${settings.page} ${styles.page}`}>
				<SettingsSection title="Address" section="webhook" outcome={outcome}>
					<p className={styles.address}>{url}</p>
					<p>{`Told of ${events.join(", ")}.`}</p>
					<p className={controls.note}>{made}</p>
					{acts[state].length > 0 && (
						<form method="post" className={settings.row}>
							{acts[state].map(([act, words]) => (
								<button key={act} className={controls.button} name="act" value={act} type="submit">
									{words}
								</button>
							))}
						</form>
					)}
				</SettingsSection>
				<SettingsSection title="Deliveries" section="deliveries" outcome={outcome}>
					{givenUp > 0 && (
						<form method="post" className={styles.givenUp}>
							<span className={controls.late}>{givenUp === 1 ? "1 was given up" : `${givenUp} were given up`}</span>
							<button className={controls.button} name="act" value="leave" type="submit">
								Leave them
							</button>
						</form>
					)}
					{deliveries.length === 0 ? (
						<p>Nothing has happened yet of which it is told.</p>
					) : (
						<ol className={styles.deliveries}>
							{deliveries.map((delivery) => (
								<DeliveryLine key={delivery.id} {...delivery} open={state !== "ended"} />
							))}
						</ol>
					)}
				</SettingsSection>
			</div>
		</Screen>
	);
}
