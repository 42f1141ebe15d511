import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { mailsAct } from "./act-fields.ts";
import { ActForm } from "./tracker-form.tsx";

/** Mails the applicant again what the school has sent. */
export function MailsAgain({ token, email }: { token: string; email: string }) {
	const messages = useMessages(trackerMessages);
	return (
		<div className="stack-4 pad-3">
			<p>{messages.resendNote({ email })}</p>
			<ActForm token={token} act={mailsAct}>
				{messages.resendEmails}
			</ActForm>
		</div>
	);
}
