import { contact } from "#content/contact.ts";
import { identity } from "#content/identity.ts";
import { ContactForm } from "#src/forms/contact/contact-form.tsx";
import { contactMessage } from "#src/forms/contact/contact-questions.ts";
import { inboxForms } from "#src/forms/inbox/inbox-forms.ts";
import { PageHead } from "#src/ui/page-head.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import type { PageHandle } from "../page-handle.ts";
import { SentWithoutScript } from "../posted/sent-without-script.tsx";
import { takePosted } from "../posted/take-posted.server.ts";
import { pageMeta } from "../shell/meta.ts";
import { breadcrumbs, school } from "../shell/structured-data.ts";
import type { Route } from "./+types/contact.ts";
import styles from "./contact.module.css";
import { ContactCard } from "./contact-card.tsx";
import { LiveMap } from "./live-map.tsx";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Contact",
		description: `Leave a message for ${identity.name}, ring ${identity.phone}, or find the way up the hill: address, map and directions.`,
		about: (site) => [school(site), breadcrumbs(site, [{ words: "Contact", to: "/contact" }])],
	});

export const action = (args: Route.ActionArgs) => takePosted(args, inboxForms.contact);

export default function Contact({ actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead title="Contact" crumbs={[{ words: "Home", to: "/" }]} lead={contact.lead} />
			<Sheet className={styles.sheet}>
				<section aria-labelledby="leave-a-message" className={styles.message}>
					<h2 id="leave-a-message">Leave a message</h2>
					<SentWithoutScript words={contactMessage.words} />
					<ContactForm labelledBy="leave-a-message" returned={actionData} />
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
