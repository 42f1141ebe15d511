import { mailsAct } from "./act-fields.ts";
import { ActForm } from "./act-form.tsx";
import styles from "./withdraw.module.css";

/** Mails the applicant again what the school has sent. */
export function MailsAgain({ token, email }: { token: string; email: string }) {
	return (
		<div className={styles.inside}>
			<p>
				Our mails did not come, or are lost? We send them to {email} again: the confirmation with a new link to this
				page, the receipt once the fee is paid, and what we wrote about your application last.
			</p>
			<ActForm token={token} act={mailsAct}>
				Send all mails again
			</ActForm>
		</div>
	);
}
