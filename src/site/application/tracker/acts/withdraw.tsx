import type { ReactNode } from "react";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { isUnread } from "#src/admissions/applications/stage.ts";
import * as paths from "#src/paths.ts";
import { trackerWords } from "#src/school/words/sets/application-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { ActForm } from "./tracker-form.tsx";
import styles from "./withdraw.module.css";

type WithdrawProps = { token: string; stage: Stage; feePaid: boolean };

/** Withdraws an application, explained and confirmed first. */
export function Withdraw({ token, stage, feePaid }: WithdrawProps) {
	const words = useWords(trackerWords);
	return (
		<details className={`not-printed ${styles.withdraw}`}>
			<summary>{words.withdrawSummary}</summary>
			<div className="stack-4 pad-3">
				<p>{words.withdrawLead}</p>
				<ul className={styles.list}>
					<li>{words.withdrawReview}</li>
					<li>{words.withdrawRestore}</li>
					<li>{feePaid ? <PaidFee unread={isUnread(stage)} /> : words.withdrawNoFee}</li>
					<li>{words.withdrawKept({ privacy: (text) => <a href={paths.privacy}>{text}</a> })}</li>
				</ul>
				<ActForm token={token} act="withdraw" sure="Yes, I withdraw my application.">
					{words.withdrawApplication}
				</ActForm>
			</div>
		</details>
	);
}

function PaidFee({ unread }: { unread: boolean }) {
	const words = useWords(trackerWords);
	const refunds = (text: ReactNode) => <a href={paths.refunds}>{text}</a>;
	return unread ? words.withdrawPaidUnread({ refunds }) : words.withdrawPaidRead({ refunds });
}
