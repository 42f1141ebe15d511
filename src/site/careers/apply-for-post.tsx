import { formatLong } from "#src/calendar/format.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./careers-details.module.css";

/** How to apply for a post: by e-mail, with what attached, until when. */
export function ApplyForPost({ title, lastDate }: { title: string; lastDate: string }) {
	const { identity } = useSchool();
	return (
		<section aria-labelledby="apply-for-post" className={styles.apply}>
			<h2 id="apply-for-post">Apply for this post</h2>
			<p>By e-mail, until the end of {formatLong(lastDate)}. Please send:</p>
			<ul>
				<li>a letter of one page about yourself and this post;</li>
				<li>your curriculum vitae, with a phone number;</li>
				<li>copies of your degrees and of certificates of experience, as PDF;</li>
				<li>for posts that teach: a portfolio of up to ten pages;</li>
				<li>names and numbers of two people who know your work.</li>
			</ul>
			<ButtonLink href={`mailto:${identity.email}?${mailFor(title)}`} tone="action">
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
