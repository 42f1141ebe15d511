import { formatLong } from "#src/calendar/format.ts";
import { usePermitted, useRefusal } from "#src/office/kit/acts/act-form.tsx";
import { methodLabel } from "#src/office/money/money-labels.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import settings from "#src/office/settings/parts/settings.module.css";
import { FoldedForm } from "#src/office/settings/parts/settings-form.tsx";
import { counterMethods } from "#src/payment/counter/counter-payment.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { isSettled } from "#src/payment/fee/fee.ts";
import type { FeePage } from "./read-fee-page.server.ts";

/** Payments made at the school itself, and waivers; each entry can be reversed by another. */
export function CounterEntries({ page }: { page: FeePage }) {
	const { entries, fee } = page;
	const mayWrite = usePermitted()("enter-counter");
	const reversedIds = new Set(entries.map(({ takes_back }) => takes_back));
	const open = !isSettled(fee) && fee.ended_at === null && !fee.checking;
	return (
		<>
			{entries.length > 0 && (
				<ul className={settings.list}>
					{entries.map((entry) => (
						<li key={entry.id}>
							<span>
								<b>{entry.amount < 0 ? `−${inFigures(-entry.amount)}` : inFigures(entry.amount)}</b>
								{`, ${methodLabel(entry.method)}, ${formatLong(entry.paid_on)}, ${entry.receipt_number}`}
								<span className={controls.soft}>{` ${entry.entered_by_name}: ${entry.note}`}</span>
							</span>
							{entry.takes_back === null && !reversedIds.has(entry.id) && mayWrite && <TakeBack entryId={entry.id} />}
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
	return (
		<FoldedForm
			act="take-back"
			fields={{ entry: entryId }}
			quiet={false}
			inputs={[{ label: "Reason", name: "note", autoComplete: "off", maxLength: 500, required: true }]}
			summary="Reverse entry"
			submit="Confirm reversal"
			look="main"
		/>
	);
}

function Enter({ page: { fee, today } }: { page: FeePage }) {
	const method = useRefusal("enter-counter")?.values?.method;
	const note = "Payer and UTR number, or reason for the waiver";
	return (
		<FoldedForm
			act="enter-counter"
			fields={{ fee: fee.id }}
			quiet={false}
			inputs={[
				{ label: "Day paid or waived", name: "paidOn", type: "date", defaultValue: today, required: true },
				{ label: note, name: "note", autoComplete: "off", maxLength: 500, required: true },
			]}
			summary="Record an offline payment or waiver"
			submit="Save entry"
			look="main"
			note={<p className={controls.note}>It gets the next receipt number. To correct a mistake, reverse the entry.</p>}
		>
			<p>{`Full amount: ${inFigures(fee.amount)}`}</p>
			<OfficeField
				label="Method"
				name="method"
				required
				defaultValue={method ?? ""}
				options={[["", "Choose"], ...counterMethods.map((each) => [each, methodLabel(each)] as const)]}
			/>
		</FoldedForm>
	);
}
