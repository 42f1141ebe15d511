import type { Stage } from "#src/admissions/applications/stage.ts";
import { isUnread } from "#src/admissions/applications/stage.ts";
import * as paths from "#src/paths.ts";
import { ActForm } from "./act-form.tsx";
import styles from "./withdraw.module.css";

type WithdrawProps = { token: string; stage: Stage; feePaid: boolean };

/** Withdraws an application, explained and confirmed first. */
export function Withdraw({ token, stage, feePaid }: WithdrawProps) {
	return (
		<details className={styles.withdraw}>
			<summary>Withdraw this application</summary>
			<div className={styles.inside}>
				<p>You need no reason. This is what happens then:</p>
				<ul className={styles.list}>
					<li>We do not read the application any further, and you get a mail that confirms it.</li>
					<li>You can take it back on this page as long as admissions are open.</li>
					<li>{feePaid ? <PaidFee unread={isUnread(stage)} /> : "No fee is due any more."}</li>
					<li>
						What you have sent stays with us until it is erased with all applications of this year. If it should be
						erased sooner, write to us: <a href={paths.privacy}>privacy policy</a>.
					</li>
				</ul>
				<ActForm token={token} act="withdraw" sure="Yes, I withdraw my application.">
					Withdraw the application
				</ActForm>
			</div>
		</details>
	);
}

function PaidFee({ unread }: { unread: boolean }) {
	return (
		<>
			Your fee is paid, and {unread ? "nobody has begun to read your application" : "your application has been read"}.
			What that means for the fee: <a href={paths.refunds}>cancellation and refunds</a>.
		</>
	);
}
