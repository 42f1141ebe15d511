import { useSearchParams } from "react-router";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { QuickEnquiry } from "#src/enquiries/forms/quick-enquiry.tsx";
import { quickEnquiry } from "#src/enquiries/forms/quick-enquiry-config.ts";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import * as paths from "#src/paths.ts";
import { coursesOf } from "#src/school/forms/courses.ts";
import { askingMessages } from "#src/school/messages/sets/frame-messages.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { callBackQuestion, whatsAppAddress } from "#src/site/contact/contact-ways.ts";
import { handleFormPost } from "#src/site/form-post/handle-form-post.server.ts";
import { NoJsConfirmation } from "#src/site/form-post/no-js-confirmation.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/query.ts";
import { OrCall } from "./or-call.tsx";
import styles from "./query.module.css";
import { WireUpTheHill } from "./wire-up-the-hill.tsx";

export const handle: PageHandle = { parameters: ["sent", "about"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ pages }, wordsOf) => ({
		title: wordsOf(askingMessages).enquiryPageTitle,
		description: pages.quickEnquiry.description,
		about: (site) => [breadcrumbs(site, [{ label: wordsOf(askingMessages).enquiryPageTitle, to: paths.quickEnquiry }])],
	}));

export const action = (args: Route.ActionArgs) => handleFormPost(args, enquiryForms.enquiry);

export default function Query({ actionData }: Route.ComponentProps) {
	const messages = useMessages(askingMessages);
	const { pages, identity, outlines } = useSchool();
	const question = callBackQuestion(useMessages(contactMessages), useSearchParams()[0].get("about"));
	const formProps = {
		returnedForm: actionData,
		question,
		chat: whatsAppAddress(useMessages(contactMessages), identity),
		courses: coursesOf(outlines),
	};
	return (
		<>
			<PageHead
				title={messages.enquiryTitle}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.quickEnquiry.lead}
			/>
			<PageGrid className={`rows-7 pad-above-7 pad-below-8 ${styles.sheet}`}>
				<OrCall className="wide-1-5" />
				<div className={`wide-7-end stack-5 ${styles.form}`}>
					<NoJsConfirmation config={quickEnquiry} />
					<Island name="quick-enquiry" props={formProps} stored={sessionDraftKey(quickEnquiry.key)}>
						<QuickEnquiry {...formProps} />
					</Island>
				</div>
			</PageGrid>
			<WireUpTheHill />
		</>
	);
}
