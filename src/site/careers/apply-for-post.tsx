import { formatHyphenated } from "#src/calendar/format.ts";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import { showConsent } from "#src/forms/consent.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { jobApplicationConfig, jobConsent } from "#src/job-applications/form/job-application-config.ts";
import { JobApplicationForm } from "#src/job-applications/form/job-application-form.tsx";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { careersMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { NoJsConfirmation } from "#src/site/form-post/no-js-confirmation.tsx";
import { Island } from "#src/site/islands/island.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./apply-for-post.module.css";

type Props = {
	slug: string;
	title: string;
	lastDate: string;
	/** A form that was posted without scripts and not taken. */
	returnedForm: ReturnedForm | undefined;
	legal: string;
};

const heading = "apply-for-post";

/** Ways to apply for a post: here, or by email, until when. */
export function ApplyForPost({ slug, title, lastDate, returnedForm, legal }: Props) {
	const messages = useMessages(careersMessages);
	const { identity } = useSchool();
	const config = jobApplicationConfig(slug);
	const props = { slug, labelledBy: heading, returnedForm, consent: showConsent(jobConsent), legal };
	return (
		<section aria-labelledby={heading} className={styles.apply}>
			<h2 className="size-3" id={heading}>
				{messages.applyTitle}
			</h2>
			<p>{messages.applyNote({ lastDate: formatHyphenated(lastDate) })}</p>
			<NoJsConfirmation config={config} />
			<div className={`not-printed ${styles.form}`}>
				<Island name="job-application" props={props} stored={sessionDraftKey(config.draftKey)}>
					<JobApplicationForm {...props} />
				</Island>
			</div>
			<h3 className="above-4 size-4">{messages.emailTitle}</h3>
			<p>{messages.sendLead}</p>
			<ul>
				<li>{messages.sendLetter}</li>
				<li>{messages.sendCv}</li>
				<li>{messages.sendCertificates}</li>
				<li>{messages.sendPortfolio}</li>
				<li>{messages.sendReferees}</li>
			</ul>
			<ButtonLink href={`mailto:${identity.email}?${mailFor(messages, title)}`}>
				<Icon name="mail" />
				{messages.writeEmail}
			</ButtonLink>
			<p className="small soft breakable">{messages.emailNote({ email: identity.email })}</p>
		</section>
	);
}

/** A mail program reads %20, not +, as a space. */
function mailFor(messages: MessagesOf<typeof careersMessages>, title: string): string {
	const body = `${messages.emailBody({ title })}\n`;
	return `subject=${encodeURIComponent(messages.emailSubject({ title }))}&body=${encodeURIComponent(body)}`;
}
