import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { feeActs } from "#src/office/money/money-acts.server.ts";
import { MoneyAnswerLine } from "#src/office/money/money-answer.tsx";
import { feeOf, feeStateLabels } from "#src/office/money/money-labels.ts";
import { programmeOf } from "#src/office/offers/programme-of.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import { SettingsSection } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { inFigures } from "#src/payment/fee/amount.ts";
import { feeKindTitle, isSettled } from "#src/payment/fee/fee.ts";
import { CounterEntries } from "./counter-entries.tsx";
import { FeeStory } from "./fee-story.tsx";
import { PaymentList } from "./payment-list.tsx";
import { type FeePage, readFeePage } from "./read-fee-page.server.ts";
import { RefundList } from "./refund-list.tsx";

export const loader = (args: LoaderFunctionArgs) => readFeePage(args);

export const action = handleActs(feeActs);

/** One fee: what was paid and given back, what can be done about it, and what happened. */
export default function FeePageView() {
	const page: FeePage = useLoaderData<typeof loader>();
	const { fee, application, problems } = page;
	const state = feeStateLabels[fee.ended_at !== null && !isSettled(fee) ? "ended" : fee.state];
	return (
		<Screen
			title={application.name || "Erased"}
			subtitle={`${feeOf(fee.reference, fee.kind)}, ${state.toLowerCase()}`}
			back={{ href: officePaths.fees(), label: "All fees" }}
			actions={page.on && <SettingsForm act="ask" fields={{ fee: fee.id }} submit="Check with Razorpay" />}
		>
			<div className={settings.page}>
				<MoneyAnswerLine />
				{problems.map((problem) => (
					<p key={problem} className={controls.problem}>
						{problem}
					</p>
				))}
				<SettingsSection title="Fee" section="fee" outcome={undefined}>
					<ul className={settings.list}>
						<Fact label="Type" value={feeKindTitle(fee.kind)} />
						<Fact label="For" value={`${fee.plan_name}, ${programmeOf(application.type)}`} />
						<Fact label="Amount" value={inFigures(fee.amount)} />
						<Fact label="Status" value={fee.checking ? "Checking with the bank" : state} />
						{fee.ended_at && (
							<Fact label="Seat given up (date)" value={formatLong(dayAtSchool(new Date(fee.ended_at)))} />
						)}
						{fee.paidOn && <Fact label="Paid on" value={formatLong(fee.paidOn)} />}
						{fee.receipt_number && <Fact label="Receipt" value={fee.receipt_number} />}
						{fee.order_id && <Fact label="Order" value={fee.order_id} />}
					</ul>
					{page.maySeeCase && (
						<a className={controls.button} data-low="" href={officePaths.caseOf("application", application.id)}>
							Open the application
						</a>
					)}
				</SettingsSection>
				<SettingsSection title="Payments" section="payments" outcome={undefined}>
					<PaymentList page={page} />
				</SettingsSection>
				<SettingsSection title="Refunds" section="refunds" outcome={undefined}>
					<RefundList page={page} />
				</SettingsSection>
				<SettingsSection title="Offline payments" section="counter" outcome={undefined}>
					<CounterEntries page={page} />
				</SettingsSection>
				<SettingsSection title="History" section="story" outcome={undefined}>
					<FeeStory page={page} />
				</SettingsSection>
			</div>
		</Screen>
	);
}

function Fact({ label, value }: { label: string; value: string }) {
	return (
		<li>
			<span className={controls.soft}>{label}</span>
			<span>{value}</span>
		</li>
	);
}
