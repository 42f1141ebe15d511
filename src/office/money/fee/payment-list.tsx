import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { givenTo } from "#src/office/given.ts";
import styles from "#src/office/money/money.module.css";
import { methodWords, paymentStatusWords } from "#src/office/money/money-words.ts";
import type { MoneyAnswer } from "#src/office/money/take-money-act.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { RefusedLine } from "#src/office/refused-line.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { inFigures } from "#src/payment/fee/amount.ts";
import type { FeePage } from "./read-fee-page.server.ts";

type Payment = FeePage["payments"][number];

/** Every attempt to pay a fee; of what was taken, a refund can be asked for. */
export function PaymentList({ page, answer }: { page: FeePage; answer: MoneyAnswer | undefined }) {
	if (page.payments.length === 0) return <p className={controls.soft}>Nobody has tried to pay it.</p>;
	return (
		<ul className={settings.list}>
			{page.payments.map((payment) => (
				<li key={payment.payment_id} className={styles.payment}>
					<span>
						<b>{payment.amount === null ? "An unknown sum" : inFigures(payment.amount)}</b>
						{`, ${methodWords(payment.method)}, ${paymentStatusWords[payment.status]}`}
						<span className={controls.soft}>
							{` ${payment.payment_id}, ${formatDateTime(new Date(payment.created_at))}`}
						</span>
						{payment.error && <span className={controls.soft}>{` ${payment.error}`}</span>}
					</span>
					<Acts
						payment={payment}
						page={page}
						refusal={givenTo(answer, { act: "ask-refund", payment: payment.payment_id }) && answer}
					/>
				</li>
			))}
		</ul>
	);
}

type ActsProps = { payment: Payment; page: FeePage; refusal: MoneyAnswer | undefined };

function Acts({ payment, page, refusal }: ActsProps) {
	const { fee, on, mayWrite, mayAsk } = page;
	if (!on) return null;
	if (payment.status === "authorized" && fee.state === "attempted" && mayWrite)
		return (
			<form method="post">
				<input type="hidden" name="fee" value={fee.id} />
				<input type="hidden" name="payment" value={payment.payment_id} />
				<button className={controls.button} type="submit" name="act" value="capture">
					Capture it
				</button>
			</form>
		);
	if (payment.left <= 0 || !mayAsk) return null;
	return (
		<details open={refusal !== undefined}>
			<summary className={controls.button}>Ask for a refund</summary>
			{refusal && <RefusedLine message={refusal.message} />}
			<form method="post" className={settings.form}>
				<input type="hidden" name="payment" value={payment.payment_id} />
				<SettingsField
					label={`Rupees, at most ${inFigures(payment.left)}`}
					name="amount"
					autoComplete="off"
					defaultValue={refusal?.given?.amount ?? (payment.left / 100).toFixed(2)}
					maxLength={20}
					required
				/>
				<SettingsField
					label="Why it goes back"
					name="reason"
					autoComplete="off"
					maxLength={500}
					defaultValue={refusal?.given?.reason}
					required
				/>
				<button className={controls.button} data-act="" type="submit" name="act" value="ask-refund">
					Ask for it
				</button>
				<p className={controls.note}>Another person confirms it. Nothing moves before.</p>
			</form>
		</details>
	);
}
