import { formatLong } from "#src/calendar/format.ts";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { jobApplicationConfig } from "#src/job-applications/form/job-application-config.ts";
import { JobApplicationForm } from "#src/job-applications/form/job-application-form.tsx";
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
	returned: ReturnedForm | undefined;
	legal: string;
};

const heading = "apply-for-post";

/** How to apply for a post: here, or by e-mail, until when. */
export function ApplyForPost({ slug, title, lastDate, returned, legal }: Props) {
	const { identity } = useSchool();
	const { texts, draftKey } = jobApplicationConfig(slug);
	const props = { slug, labelledBy: heading, returned, legal };
	return (
		<section aria-labelledby={heading} className={styles.apply}>
			<h2 id={heading}>Apply for this post</h2>
			<p>Here with your curriculum vitae, or by e-mail, until the end of {formatLong(lastDate)}.</p>
			<NoJsConfirmation texts={texts} />
			<div className={styles.form}>
				<Island name="job-application" props={props} stored={sessionDraftKey(draftKey)}>
					<JobApplicationForm {...props} />
				</Island>
			</div>
			<h3>By e-mail</h3>
			<p>Please send:</p>
			<ul>
				<li>a letter of one page about yourself and this post;</li>
				<li>your curriculum vitae, with a phone number;</li>
				<li>copies of your degrees and of certificates of experience, as PDF;</li>
				<li>for posts that teach: a portfolio of up to ten pages;</li>
				<li>names and numbers of two people who know your work.</li>
			</ul>
			<ButtonLink href={`mailto:${identity.email}?${mailFor(title)}`}>
				<Icon name="mail" />
				Write the e-mail
			</ButtonLink>
			<p className={styles.address}>Or write to {identity.email}, with the post in the subject.</p>
		</section>
	);
}

/** A mail program reads %20, not +, as a space. */
function mailFor(title: string): string {
	const body = `I apply for the post “${title}”.\n\nMy name:\nMy phone number:\nAttached:\n`;
	return `subject=${encodeURIComponent(`Application: ${title}`)}&body=${encodeURIComponent(body)}`;
}
