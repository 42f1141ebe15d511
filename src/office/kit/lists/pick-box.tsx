import controls from "#src/office/parts/controls.module.css";

/** The box at the head of a table that picks all of its rows. */
export function PickAll() {
	return <input className={controls.check} type="checkbox" aria-label="Select all rows" data-pick-all="" hidden />;
}

/** Picks a row for the form of `PickBar`. @param of what the row is called */
export function PickBox({ name, value, of }: { name: string; value: string | number; of: string }) {
	return (
		<input
			className={controls.check}
			type="checkbox"
			name={name}
			value={value}
			form="picks"
			aria-label={`Select ${of}`}
		/>
	);
}
