import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import type { DeliveryState } from "#src/webhooks/webhook-events.ts";

type Props = {
	id: number;
	event: string;
	/** JSON. */
	data: string;
	message_id: string;
	state: DeliveryState;
	attempts: number;
	/** When it happened, and when it is tried next. */
	happened: string;
	due: string;
	last_status: number | null;
	last_answer: string | null;
	/** The webhook has not ended. */
	open: boolean;
};

/** What was sent, when, and what was answered. */
export function DeliveryLine({ id, event, data, happened, last_status, last_answer, open, ...delivery }: Props) {
	const answer = [last_status, last_answer].filter((part) => part !== null && part !== "").join(" ");
	const said = Object.entries<unknown>(JSON.parse(data))
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
				{said && <p className={controls.soft}>{said}</p>}
				{answer && <p className={controls.soft}>{`Answer: ${answer}`}</p>}
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

function standing({ state, attempts, due }: Pick<Props, "state" | "attempts" | "due">): string {
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
