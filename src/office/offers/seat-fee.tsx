import type { FormSeatFee } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { ActForm, usePermitted } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { FoldedForm } from "#src/office/settings/parts/settings-form.tsx";
import { formatRupees } from "#src/payment/fee/fee.ts";
import styles from "./offers-page.module.css";
import { programmeOf } from "./programme-of.ts";

const whole = { inputMode: "numeric", autoComplete: "off" } as const;

type SeatFeeProps = {
	/** Type of the form. */
	type: string;
	page: { seatFees: readonly FormSeatFee[] };
};

/** Shows the cost of accepting a place, with the form that sets it and undoes the last change. */
export function SeatFee({ type, page: { seatFees } }: SeatFeeProps) {
	const mayManage = usePermitted()("seat-fee");
	const seatFee = seatFees.find((each) => each.type === type);
	if (!seatFee) return null;
	const { rupees, days, undo } = seatFee;
	const within = days === 1 ? "within one day" : `within ${days} days`;
	const now = (
		<p className={controls.note}>
			{rupees === null
				? "No seat acceptance fee"
				: `Seat acceptance fee: ${formatRupees(rupees * 100)}, due ${within} of acceptance`}
		</p>
	);
	return (
		<>
			{mayManage && undo !== null ? (
				<ActForm act="seat-fee-undo" fields={{ type, of: undo }} quiet className={`${layout.row} ${styles.setBy}`}>
					{now}
					<button
						className={controls.button}
						data-quiet=""
						type="submit"
						aria-label={`Undo the last change to the seat acceptance fee: ${programmeOf(type)}`}
					>
						Undo
					</button>
				</ActForm>
			) : (
				now
			)}
			{mayManage && (
				<FoldedForm
					act="seat-fee"
					fields={{ type }}
					inputs={[
						{ label: "Seat acceptance fee in whole ₹", name: "rupees", ...whole, defaultValue: rupees ?? "" },
						{ label: "Days to pay it", name: "days", ...whole, defaultValue: days, required: true },
					]}
					summary="Set the seat acceptance fee"
					submit="Set fee"
					note={
						<p className={controls.note}>
							Leave blank for no fee. Changes don’t affect applicants who have already accepted.
						</p>
					}
					foldClassName={styles.change}
					className={`${settings.fields} ${styles.fields}`}
					aria-label={`Seat acceptance fee: ${programmeOf(type)}`}
				/>
			)}
		</>
	);
}
