import { useSearchParams } from "react-router";
import { readLegalVersions } from "#src/content/school/read-legal-versions.server.ts";
import { firstSentence } from "#src/content/staff/staff.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { contactConsent, contactMessage } from "#src/enquiries/forms/contact-config.ts";
import { ContactForm } from "#src/enquiries/forms/contact-form.tsx";
import { dialledNumber } from "#src/formatting/dialled-number.ts";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import { showConsent } from "#src/forms/consent.ts";
import * as paths from "#src/paths.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { handleFormPost } from "#src/site/form-post/handle-form-post.server.ts";
import { NoJsConfirmation } from "#src/site/form-post/no-js-confirmation.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs, school } from "#src/site/head/structured-data.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/contact.ts";
import styles from "./contact.module.css";
import { ContactCard, ContactDesks } from "./contact-card.tsx";
import { LiveMap } from "./live-map.tsx";

/** Letters of the longest name that a link fills in. */
const longestName = 80;

export const handle: PageHandle = { parameters: ["sent", "to"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(contactMessages).title,
		description: pages.contact.description,
		about: (site) => [
			school(site),
			breadcrumbs(site, [{ label: messagesOf(contactMessages).title, to: paths.contact }]),
		],
	}));

export const action = (args: Route.ActionArgs) => handleFormPost(args, enquiryForms.contact);

export const loader = async ({ context }: Route.LoaderArgs) => ({
	legal: await readLegalVersions(context.get(siteServices).db),
});

export default function Contact({ actionData, loaderData: { legal } }: Route.ComponentProps) {
	const messages = useMessages(contactMessages);
	const { contact, identity } = useSchool();
	const to = useSearchParams()[0].get("to")?.slice(0, longestName);
	const form = {
		labelledBy: "leave-a-message",
		returnedForm: actionData,
		consent: showConsent(contactConsent),
		legal,
		subject: to && messages.messageFor({ name: to }),
	};
	const hasWays = contact.ways.length > 0;
	const directionsTitle = <h2 id="way">{messages.directionsTitle}</h2>;
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={contact.lead}
				facts={contact.ways.slice(0, 3).map(({ from, text }) => ({ value: from, label: firstSentence(text) ?? text }))}
			>
				<ButtonLink href={`tel:${dialledNumber(identity.phone)}`} tone="action" className="not-printed">
					{identity.phone}
				</ButtonLink>
			</PageHead>
			<PageGrid className={styles.sheet}>
				<section aria-labelledby="leave-a-message" className={`wide-1-7 stack-5 content-start`}>
					<h2 id="leave-a-message">{messages.messageTitle}</h2>
					<NoJsConfirmation config={contactMessage} />
					<Island name="contact" props={form} stored={sessionDraftKey(contactMessage.key)}>
						<ContactForm {...form} />
					</Island>
				</section>
				<ContactCard className="wide-9-end" />
				<ContactDesks />
			</PageGrid>
			{(hasWays || identity.place) && (
				<section aria-labelledby="way" className="pad-below-9">
					<PageGrid className={styles.waySheet}>
						<div className={styles.map}>
							{!hasWays && directionsTitle}
							<LiveMap />
						</div>
						{hasWays && (
							<div className={styles.directions}>
								{directionsTitle}
								<dl className="above-5">
									{contact.ways.map(({ from, text }) => (
										<div key={from}>
											<dt className="strong">{from}</dt>
											<dd>{text}</dd>
										</div>
									))}
								</dl>
							</div>
						)}
					</PageGrid>
				</section>
			)}
		</>
	);
}
