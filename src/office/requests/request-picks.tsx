import { addDays } from "#src/calendar/day.ts";
import bar from "#src/office/desk/pick-bar.module.css";
import { PickMenu } from "#src/office/desk/pick-bar.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";

/** What can be done with the requests that are picked, or with all that match. */
export function RequestPicks({ count, today }: { count: number; today: string }) {
	return (
		<form id="picks" method="post" className={bar.bar} data-dark="" aria-label="With the picked requests">
			<b data-picked-count="">Picked</b>
			<label className={bar.all}>
				<input type="checkbox" className={controls.check} name="all" value="yes" />
				All {count.toLocaleString("en-IN")} that match
			</label>
			<button className={controls.button} type="submit" name="act" value="remind-picked" data-key="r">
				Remind <KeyCaps keys="R" />
			</button>
			<PickMenu words="Another day" keyName="e" act="extend-picked">
				<label>
					<span className={controls.label}>To send it by</span>
					<input className={controls.field} type="date" name="dueOn" min={today} defaultValue={addDays(today, 7)} />
				</label>
			</PickMenu>
			<button className={controls.button} type="submit" name="act" value="withdraw-picked" data-key="w">
				Withdraw <KeyCaps keys="W" />
			</button>
			<button className={controls.button} data-quiet="" type="reset" data-key="Escape">
				Clear <KeyCaps keys="Esc" />
			</button>
		</form>
	);
}
