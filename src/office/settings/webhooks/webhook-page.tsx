import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dayAtSchool } from "#src/calendar/day.ts";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { shortDayAndTime } from "#src/office/parts/days.ts";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import styles from "#src/office/settings/programs.module.css";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { readWebhook } from "#src/webhooks/read-webhooks.server.ts";
import { webhookActs } from "./webhook-acts.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const member = allow(args.context, "settings.write");
	requireProof(args);
	const { db, now } = args.context.get(officeServices);
	const webhook = await readWebhook(db, readRowId(args.params.id));
	if (!webhook) throw data(null, { status: 404 });
	const today = dayAtSchool(now());
	const moment = (at: string) => shortDayAndTime(at, today);
	return {
		...webhook,
		acts: permissionsOn(webhookActs, { id: webhook.id }, member),
		made: `By ${webhook.madeBy}, ${moment(webhook.madeAt)}`,
		deliveries: webhook.deliveries.map((delivery) => ({
			...delivery,
			happened: moment(delivery.created_at),
			due: moment(delivery.due_at),
		})),
	};
}

export const action = handleActs(webhookActs);

const stateLabels = { active: "Active", paused: "Paused, events are waiting", ended: "Deleted" } as const;
const actsIn = {
	active: [
		["test", "Send a test"],
		["pause", "Pause"],
		["end", "Delete"],
	],
	paused: [
		["resume", "Resume"],
		["end", "Delete"],
	],
	ended: [],
} as const;

/** One address that is notified of events, and what was sent to it. */
export default function WebhookPage() {
	const { url, events, state, made, deliveries, givenUp } = useLoaderData<typeof loader>();
	const answer = useActAnswer();
	return (
		<Screen
			title="Webhook"
			subtitle={stateLabels[state]}
			actions={
				<a className={controls.button} href={officePaths.webhooks}>
					All webhooks
				</a>
			}
		>
			<div className={`${settings.page} ${styles.page}`}>
				<SettingsSection title="Address" section="webhook" outcome={answer}>
					<p className={styles.address}>{url}</p>
					<p>{`Events: ${events.join(", ")}`}</p>
					<p className={controls.note}>{made}</p>
					{actsIn[state].length > 0 && (
						<ActForm act={actsIn[state].map(([act]) => act)} quiet className={settings.row}>
							{actsIn[state].map(([act, label]) => (
								<ActButton key={act} className={controls.button} act={act}>
									{label}
								</ActButton>
							))}
						</ActForm>
					)}
				</SettingsSection>
				<SettingsSection title="Deliveries" section="deliveries" outcome={answer}>
					{givenUp > 0 && (
						<ActForm act="leave" quiet className={styles.givenUp}>
							<span className={controls.late}>{givenUp === 1 ? "1 failed" : `${givenUp} failed`}</span>
							<button className={controls.button} type="submit">
								Dismiss
							</button>
						</ActForm>
					)}
					{deliveries.length === 0 ? (
						<p>No events yet.</p>
					) : (
						<ol className={`${layout.lines} ${layout.pairs} ${styles.deliveries}`}>
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

/** `open`: the webhook has not ended. */
type Delivery = Awaited<ReturnType<typeof loader>>["deliveries"][number] & { open: boolean };

/** Shows what was sent, when, and the answer. */
function DeliveryLine({ id, event, data, happened, last_status, last_answer, open, ...delivery }: Delivery) {
	const answer = [last_status, last_answer].filter((part) => part !== null && part !== "").join(" ");
	const dataText = Object.entries<unknown>(JSON.parse(data))
		.map(([name, value]) => `${name} ${value ?? "none"}`)
		.join(", ");
	return (
		<li>
			<div>
				<p>
					<b>
						<code>{event}</code>
					</b>
					{`, ${happened}. `}
					<span className={delivery.state === "given-up" ? controls.late : undefined}>{standing(delivery)}</span>
				</p>
				{dataText && <p className={controls.soft}>{dataText}</p>}
				{answer && <p className={controls.soft}>{`Response: ${answer}`}</p>}
			</div>
			{open && (
				<ActForm act="again" fields={{ delivery: id }} quiet>
					<button className={controls.button} data-low="" type="submit">
						Send again<span className={controls.hidden}>{` ${event} from ${happened}`}</span>
					</button>
				</ActForm>
			)}
		</li>
	);
}

function standing({ state, attempts, due }: Pick<Delivery, "state" | "attempts" | "due">): string {
	const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
	switch (state) {
		case "delivered":
			return attempts > 1 ? `Delivered after ${tries}.` : "Delivered.";
		case "given-up":
			return `Failed after ${tries}.`;
		case "left":
			return "Dismissed.";
		case "waiting":
			return attempts === 0 ? "Waiting." : `${tries}, next attempt at ${due}.`;
	}
}
