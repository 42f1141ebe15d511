import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { usePermitted } from "#src/office/kit/acts/act-form.tsx";
import styles from "#src/office/money/money.module.css";
import { methodLabel, paymentStatusLabels } from "#src/office/money/money-labels.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { FoldedForm, SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
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
						{`, ${methodLabel(payment.method)}, ${paymentStatusLabels[payment.status]}`}
						<span className={controls.soft}>
							{` ${payment.payment_id}, ${formatDateTime(new Date(payment.created_at))}`}
						</span>
						{payment.added !== 0 && <span className={controls.soft}>{` ${describeExtra(payment)}`}</span>}
						{payment.error && <span className={controls.soft}>{` ${payment.error}`}</span>}
					</span>
					<Acts payment={payment} page={page} />
				</li>
			))}
		</ul>
	);
}

/** Describes the part of a payment that is not the fee. */
function describeExtra({ amount, added }: Pick<Payment, "amount" | "added">): string {
	const fee = inFigures((amount ?? 0) - added);
	if (added < 0) return `The payer paid ${inFigures(-added)} less than the fee of ${fee} because of a discount.`;
	return `The fee is ${fee}. Razorpay charged the payer ${inFigures(added)} more.`;
}

type ActsProps = { payment: Payment; page: FeePage };

function Acts({ payment, page: { fee, on } }: ActsProps) {
	const mayAsk = usePermitted()("ask-refund");
	if (!on) return null;
	if (payment.status === "authorized" && fee.state === "attempted")
		return (
			<SettingsForm act="capture" fields={{ fee: fee.id, payment: payment.payment_id }} submit="Capture payment" />
		);
	if (payment.left <= 0 || !mayAsk) return null;
	const amount = { label: `Amount in rupees, at most ${inFigures(payment.left)}`, name: "amount", maxLength: 20 };
	const reason = { label: "Reason for the refund", name: "reason", maxLength: 500 };
	const inputProps = { autoComplete: "off", required: true };
	return (
		<FoldedForm
			act="ask-refund"
			fields={{ payment: payment.payment_id }}
			quiet={false}
			inputs={[
				{ ...amount, ...inputProps, defaultValue: (payment.left / 100).toFixed(2) },
				{ ...reason, ...inputProps },
			]}
			summary="Request a refund"
			submit="Send for confirmation"
			look="main"
			note={
				<p className={controls.note}>
					Another person must confirm the refund before it’s sent.
					{payment.added > 0 &&
						` Razorpay may keep its charge of ${inFigures(payment.added)}. If the refund fails, ask for the rest.`}
				</p>
			}
		/>
	);
}
