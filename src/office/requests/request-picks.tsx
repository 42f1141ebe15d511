import { addDays } from "#src/calendar/day.ts";
import { ActButton } from "#src/office/kit/acts/act-form.tsx";
import { PickBar, PickMenu } from "#src/office/kit/lists/pick-bar.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import type { requestsActs } from "./requests-page-acts.server.ts";

const acts = ["remind-picked", "extend-picked", "withdraw-picked"] as const;

/** Actions for the picked requests, or for all that match. */
export function RequestPicks({ count, today }: { count: number; today: string }) {
	return (
		<PickBar of="requests" acts={acts} count={count}>
			<ActButton<typeof requestsActs> act="remind-picked" className={controls.button} data-key="r">
				Remind <KeyCaps keys="R" />
			</ActButton>
			<PickMenu label="Change due date" keyName="e" act="extend-picked">
				<OfficeField label="New due date" type="date" name="dueOn" min={today} defaultValue={addDays(today, 7)} />
			</PickMenu>
			<ActButton<typeof requestsActs> act="withdraw-picked" className={controls.button} data-key="w">
				Cancel requests <KeyCaps keys="W" />
			</ActButton>
		</PickBar>
	);
}
