import type { FormSeatFee } from "#src/admissions/seats/fees/read-seat-fees.server.ts";
import { givenTo } from "#src/office/given.ts";
import controls from "#src/office/parts/controls.module.css";
import type { TypedOutcome } from "#src/office/settings/parts/settings-section.tsx";
import { formatRupees } from "#src/payment/fee/fee.ts";
import styles from "./offers-page.module.css";
import { programmeOf } from "./programme-of.ts";

type SeatFeeProps = {
	/** Of the form. */
	type: string;
	page: { seatFees: readonly FormSeatFee[]; mayManage: boolean };
	outcome: TypedOutcome | undefined;
};

/** What accepting a place costs, with the form that sets it and takes the last change back. */
export function SeatFee({ type, page: { seatFees, mayManage }, outcome }: SeatFeeProps) {
	const seatFee = seatFees.find((each) => each.type === type);
	if (!seatFee) return null;
	const { rupees, days, undo } = seatFee;
	const given = givenTo(outcome, { act: "seat-fee", type });
	const within = days === 1 ? "within a day" : `within ${days} days`;
	const now = (
		<p className={controls.note}>
			{rupees === null
				? "No seat fee: accepting a place costs nothing."
				: `Seat fee: ${formatRupees(rupees * 100)}, to be paid ${within} of acceptance.`}
		</p>
	);
	return (
		<>
			{mayManage && undo !== null ? (
				<form method="post" className={styles.setBy}>
					<input type="hidden" name="type" value={type} />
					<input type="hidden" name="of" value={undo} />
					{now}
					<button
						className={controls.button}
						data-quiet=""
						type="submit"
						name="act"
						value="seat-fee-undo"
						aria-label={`Undo the last change of the seat fee, ${programmeOf(type)}`}
					>
						Undo
					</button>
				</form>
			) : (
				now
			)}
			{mayManage && (
				<details className={styles.change} open={given !== undefined}>
					<summary>Set the seat fee</summary>
					<form method="post" className={styles.fields} aria-label={`Seat fee, ${programmeOf(type)}`}>
						<input type="hidden" name="act" value="seat-fee" />
						<input type="hidden" name="type" value={type} />
						<label>
							<span className={controls.label}>Seat fee in whole ₹</span>
							<input
								className={controls.field}
								name="rupees"
								inputMode="numeric"
								autoComplete="off"
								defaultValue={given?.rupees ?? rupees ?? ""}
							/>
						</label>
						<label>
							<span className={controls.label}>Days to pay it</span>
							<input
								className={controls.field}
								name="days"
								inputMode="numeric"
								autoComplete="off"
								defaultValue={given?.days ?? days}
								required
							/>
						</label>
						<button className={controls.button} type="submit">
							Set
						</button>
					</form>
					<p className={controls.note}>
						An empty sum is none. Whoever has accepted before keeps the fee of then, or none.
					</p>
				</details>
			)}
		</>
	);
}
