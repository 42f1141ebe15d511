import { QuickEnquiry } from "#src/enquiries/forms/quick-enquiry.tsx";
import { quickEnquiry } from "#src/enquiries/forms/quick-enquiry-config.ts";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import * as paths from "#src/paths.ts";
import { offeredCourses } from "#src/school/forms/courses.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { whatsAppAddress } from "#src/site/contact/contact-ways.ts";
import { Island } from "#src/site/islands/island.tsx";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./enquiry.module.css";

export function Enquiry() {
	const messages = useMessages(homeMessages);
	const { home, identity, outlines } = useSchool();
	const form = {
		heading: "h3" as const,
		chat: whatsAppAddress(useMessages(contactMessages), identity),
		courses: offeredCourses(outlines),
	};
	return (
		<section aria-labelledby="ask" className={`not-printed line-above on-mist`}>
			<PageGrid className="rows-6 pad-9">
				<div className="wide-1-5">
					<h2 id="ask" className={styles.title}>
						{messages.enquiryTitle}
					</h2>
					<p className={styles.lead}>{home.enquiryLead}</p>
					<ul className={`items-start grid ${styles.ways}`}>
						<li>
							<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
						</li>
						<li>
							<a href={`mailto:${identity.email}`}>{identity.email}</a>
						</li>
						<li>
							<a href={whatsAppAddress(useMessages(contactMessages), identity)} rel="noreferrer">
								{messages.whatsapp}
							</a>
						</li>
						{!useHiddenPages().has(paths.questions) && (
							<li>
								<a href={paths.questions}>{messages.questionsLink}</a>
							</li>
						)}
					</ul>
				</div>
				<div className="wide-7-end">
					<Island name="quick-enquiry" props={form} stored={sessionDraftKey(quickEnquiry.key)}>
						<QuickEnquiry {...form} />
					</Island>
				</div>
			</PageGrid>
		</section>
	);
}
