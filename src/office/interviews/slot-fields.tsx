import type { WrittenSlot } from "#src/admissions/interviews/slots.server.ts";
import controls from "#src/office/parts/controls.module.css";

/** As numbers, or as they were typed. */
type Props = { slot: { [Name in keyof WrittenSlot]: string | number } };

/** What is written of a time for interviews. */
export function SlotFields({ slot: { start, minutes, place, capacity, notice } }: Props) {
	return (
		<>
			<label>
				<span className={controls.label}>Day and time, IST</span>
				<input className={controls.field} type="datetime-local" name="start" defaultValue={start} required />
			</label>
			<label>
				<span className={controls.label}>Minutes</span>
				<input
					className={controls.field}
					type="number"
					name="minutes"
					min={5}
					max={480}
					defaultValue={minutes}
					required
				/>
			</label>
			<label>
				<span className={controls.label}>Applicants per time</span>
				<input
					className={controls.field}
					type="number"
					name="capacity"
					min={1}
					max={100}
					defaultValue={capacity}
					required
				/>
			</label>
			<label data-wide="">
				<span className={controls.label}>Place, or video call link</span>
				<input
					className={controls.field}
					name="place"
					maxLength={300}
					defaultValue={place}
					required
					autoComplete="off"
					enterKeyHint="done"
				/>
			</label>
			<label>
				<span className={controls.label}>Hours before the start when changes close</span>
				<input
					className={controls.field}
					type="number"
					name="notice"
					min={0}
					max={336}
					defaultValue={notice}
					required
				/>
			</label>
		</>
	);
}
