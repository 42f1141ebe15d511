import type { ReactNode } from "react";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { isUnread } from "#src/admissions/applications/stage.ts";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ActForm } from "./tracker-form.tsx";
import styles from "./withdraw.module.css";

type WithdrawProps = { token: string; stage: Stage; feePaid: boolean };

/** Withdraws an application, explained and confirmed first. */
export function Withdraw({ token, stage, feePaid }: WithdrawProps) {
	const messages = useMessages(trackerMessages);
	return (
		<details className={`not-printed ${styles.withdraw}`}>
			<summary>{messages.withdrawSummary}</summary>
			<div className="stack-4 pad-3">
				<p>{messages.withdrawLead}</p>
				<ul className={styles.list}>
					<li>{messages.withdrawReview}</li>
					<li>{messages.withdrawRestore}</li>
					<li>{feePaid ? <PaidFee unread={isUnread(stage)} /> : messages.withdrawNoFee}</li>
					<li>{messages.withdrawKept({ privacy: (text) => <a href={paths.privacy}>{text}</a> })}</li>
				</ul>
				<ActForm token={token} act="withdraw" sure={translateText("Yes, withdraw my application.")}>
					{messages.withdrawApplication}
				</ActForm>
			</div>
		</details>
	);
}

function PaidFee({ unread }: { unread: boolean }) {
	const messages = useMessages(trackerMessages);
	const refunds = (text: ReactNode) => <a href={paths.refunds}>{text}</a>;
	return unread ? messages.withdrawPaidUnread({ refunds }) : messages.withdrawPaidRead({ refunds });
}
