import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { ActForm, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/money/money.module.css";
import { methodWords, paymentStatusWords } from "#src/office/money/money-words.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { FeePage } from "./read-fee-page.server.ts";

type Payment = FeePage["payments"][number];

/** Every attempt to pay a fee; of what was taken, a refund can be asked for. */
export function PaymentList({ page }: { page: FeePage }) {
	if (page.payments.length === 0) return <p className={controls.soft}>No payment attempts</p>;
	return (
		<ul className={settings.list}>
			{page.payments.map((payment) => (
				<li key={payment.payment_id} className={styles.payment}>
					<span>
						<b>{payment.amount === null ? "Unknown amount" : inFigures(payment.amount)}</b>
						{`, ${methodWords(payment.method)}, ${paymentStatusWords[payment.status]}`}
						<span className={controls.soft}>
							{` ${payment.payment_id}, ${formatDateTime(new Date(payment.created_at))}`}
						</span>
						{payment.added !== 0 && <span className={controls.soft}>{` ${besideWords(payment)}`}</span>}
						{payment.error && <span className={controls.soft}>{` ${payment.error}`}</span>}
					</span>
					<Acts payment={payment} page={page} />
				</li>
			))}
		</ul>
	);
}

/** What of it is beside the fee. */
function besideWords({ amount, added }: Pick<Payment, "amount" | "added">): string {
	const fee = inFigures((amount ?? 0) - added);
	if (added < 0) return `The payer paid ${inFigures(-added)} less than the fee of ${fee} because of a discount.`;
	return `The fee is ${fee}. Razorpay charged the payer ${inFigures(added)} more.`;
}

type ActsProps = { payment: Payment; page: FeePage };

function Acts({ payment, page: { fee, on } }: ActsProps) {
	const mayAsk = usePermitted()("ask-refund");
	const refusal = useRefusal("ask-refund", { payment: payment.payment_id });
	if (!on) return null;
	if (payment.status === "authorized" && fee.state === "attempted")
		return (
			<ActForm act="capture" fields={{ fee: fee.id, payment: payment.payment_id }} quiet>
				<button className={controls.button} type="submit">
					Capture payment
				</button>
			</ActForm>
		);
	if (payment.left <= 0 || !mayAsk) return null;
	return (
		<details open={refusal !== undefined}>
			<summary className={controls.button}>Request a refund</summary>
			<ActForm act="ask-refund" fields={{ payment: payment.payment_id }} className={settings.form}>
				<SettingsField
					label={`Amount in rupees, at most ${inFigures(payment.left)}`}
					name="amount"
					autoComplete="off"
					defaultValue={refusal?.values?.amount ?? (payment.left / 100).toFixed(2)}
					maxLength={20}
					required
				/>
				<SettingsField
					label="Reason for the refund"
					name="reason"
					autoComplete="off"
					maxLength={500}
					defaultValue={refusal?.values?.reason}
					required
				/>
				<button className={controls.button} data-act="" type="submit">
					Send for confirmation
				</button>
				<p className={controls.note}>
					Another person must confirm the refund before it’s sent.
					{payment.added > 0 &&
						` Razorpay may keep its charge of ${inFigures(payment.added)}. If the refund fails, ask for the rest.`}
				</p>
			</ActForm>
		</details>
	);
}
