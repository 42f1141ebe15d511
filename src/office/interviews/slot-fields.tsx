import type { WrittenSlot } from "#src/admissions/interviews/slots.server.ts";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";

/** Values as numbers, or as they were typed. */
type Props = { slot: { [Name in keyof WrittenSlot]: string | number } };

/** Fields of a time slot for interviews. */
export function SlotFields({ slot: { start, minutes, place, capacity, notice } }: Props) {
	return (
		<>
			<OfficeField label="Date and time (IST)" type="datetime-local" name="start" defaultValue={start} required />
			<OfficeField label="Length in minutes" inputMode="numeric" name="minutes" defaultValue={minutes} required />
			<OfficeField label="Applicants per slot" inputMode="numeric" name="capacity" defaultValue={capacity} required />
			<OfficeField
				label="Place or video call link"
				wide
				name="place"
				maxLength={300}
				defaultValue={place}
				required
				autoComplete="off"
				enterKeyHint="done"
			/>
			<OfficeField
				label="Bookings close (hours before)"
				inputMode="numeric"
				name="notice"
				defaultValue={notice}
				required
			/>
		</>
	);
}
