import { type MetaArgs, useSearchParams } from "react-router";
import { contact } from "#content/contact.ts";
import { identity } from "#content/identity.ts";
import { ContactForm } from "#src/forms/contact/contact-form.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { pageMeta } from "../shell/meta.ts";
import styles from "./contact.module.css";
import { ContactCard } from "./contact-card.tsx";
import { LiveMap } from "./live-map.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Contact",
		description: `Leave a message for ${identity.name}, ring ${identity.phone}, or find the way up the hill: address, map and directions.`,
	});

export default function Contact() {
	// Where a form sent without JavaScript comes back to.
	const sent = useSearchParams()[0].get("sent");
	return (
		<>
			<PageHead title="Contact" crumbs={[{ words: "Home", to: "/" }]} lead={contact.lead} />
			<Sheet className={styles.sheet}>
				<section aria-labelledby="leave-a-message" className={styles.message}>
					<h2 id="leave-a-message">Leave a message</h2>
					{sent === "1" && (
						<Notice tone="done" title="Your message has been sent successfully!">
							<p>We answer within two working days.</p>
						</Notice>
					)}
					{sent === "0" && (
						<Notice tone="alert" title="Failed to send message. Please try again.">
							<p>
								Or write to <a href={`mailto:${identity.email}`}>{identity.email}</a>.
							</p>
						</Notice>
					)}
					<ContactForm />
				</section>
				<ContactCard className={styles.card} />
			</Sheet>
			<section aria-labelledby="way" className={styles.way}>
				<Sheet className={styles.waySheet}>
					<div className={styles.map}>
						<LiveMap />
					</div>
					<div className={styles.directions}>
						<h2 id="way">The way up</h2>
						<dl>
							{contact.ways.map(({ from, text }) => (
								<div key={from}>
									<dt>{from}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					</div>
				</Sheet>
			</section>
		</>
	);
}
