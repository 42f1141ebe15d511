import controls from "#src/office/parts/controls.module.css";

type LastDayFieldProps = {
	label: string;
	/** `YYYY-MM-DD`: no earlier day can be chosen. */
	today: string;
	/** The day that the field begins with, or the one that was refused. */
	answerBy: string;
};

/** The last day to accept an offer, sent as `answerBy`. */
export function LastDayField({ label, today, answerBy }: LastDayFieldProps) {
	return (
		<label>
			<span className={controls.label}>{label}</span>
			<input className={controls.field} type="date" name="answerBy" min={today} defaultValue={answerBy} required />
		</label>
	);
}
