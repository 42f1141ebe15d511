import { useId } from "react";
import { formatLong } from "#src/calendar/format.ts";
import { ActForm, usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { methodWords } from "#src/office/money/money-words.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsField } from "#src/office/settings/parts/settings-field.tsx";
import { counterMethods } from "#src/payment/counter/counter-payment.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import type { FeePage } from "./read-fee-page.server.ts";

/** What was paid at the school itself, or waived; each entry can be taken back by another. */
export function CounterEntries({ page }: { page: FeePage }) {
	const { entries, fee } = page;
	const mayWrite = usePermitted()("enter-counter");
	const taken = new Set(entries.map(({ takes_back }) => takes_back));
	const open = !isSettled(fee) && fee.ended_at === null && !fee.checking;
	return (
		<>
			{entries.length > 0 && (
				<ul className={settings.list}>
					{entries.map((entry) => (
						<li key={entry.id}>
							<span>
								<b>{entry.amount < 0 ? `−${inFigures(-entry.amount)}` : inFigures(entry.amount)}</b>
								{`, ${methodWords(entry.method)}, ${formatLong(entry.paid_on)}, ${entry.receipt_number}`}
								<span className={controls.soft}>{` ${entry.entered_by_name}: ${entry.note}`}</span>
							</span>
							{entry.takes_back === null && !taken.has(entry.id) && mayWrite && <TakeBack entryId={entry.id} />}
						</li>
					))}
				</ul>
			)}
			{open && mayWrite ? (
				<Enter page={page} />
			) : (
				entries.length === 0 && <p className={controls.soft}>No offline payments</p>
			)}
		</>
	);
}

function TakeBack({ entryId }: { entryId: number }) {
	const fields = { entry: entryId };
	const refusal = useRefusal("take-back", fields);
	return (
		<details open={refusal !== undefined}>
			<summary className={controls.button}>Reverse entry</summary>
			<ActForm act="take-back" fields={fields} className={settings.form}>
				<SettingsField
					label="Reason"
					name="note"
					autoComplete="off"
					maxLength={500}
					defaultValue={refusal?.values?.note}
					required
				/>
				<button className={controls.button} data-act="" type="submit">
					Confirm reversal
				</button>
			</ActForm>
		</details>
	);
}

function Enter({ page: { fee, today } }: { page: FeePage }) {
	const refusal = useRefusal("enter-counter");
	const id = useId();
	return (
		<details open={refusal !== undefined}>
			<summary className={controls.button}>Record an offline payment or waiver</summary>
			<ActForm act="enter-counter" fields={{ fee: fee.id }} className={settings.form}>
				<p>{`Full amount: ${inFigures(fee.amount)}`}</p>
				<div>
					<label className={controls.label} htmlFor={id}>
						{" "}
						Method{" "}
					</label>
					<select
						className={controls.field}
						id={id}
						name="method"
						required
						defaultValue={refusal?.values?.method ?? ""}
					>
						<option value="" disabled>
							Choose
						</option>
						{counterMethods.map((method) => (
							<option key={method} value={method}>
								{methodWords(method)}
							</option>
						))}
					</select>
				</div>
				<SettingsField
					label="Day paid or waived"
					name="paidOn"
					type="date"
					defaultValue={refusal?.values?.paidOn ?? today}
					required
				/>
				<SettingsField
					label="Payer and UTR number, or reason for the waiver"
					name="note"
					autoComplete="off"
					maxLength={500}
					defaultValue={refusal?.values?.note}
					required
				/>
				<button className={controls.button} data-act="" type="submit">
					{" "}
					Save entry{" "}
				</button>
				<p className={controls.note}>It gets the next receipt number. To correct a mistake, reverse the entry.</p>
			</ActForm>
		</details>
	);
}
