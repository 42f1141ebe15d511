import { useSearchParams } from "react-router";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { QuickEnquiry } from "#src/enquiries/forms/quick-enquiry.tsx";
import { quickEnquiry } from "#src/enquiries/forms/quick-enquiry-config.ts";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import { offeredCourses } from "#src/school/forms/courses.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { callBackQuestion, whatsAppAddress } from "#src/site/contact/contact-ways.ts";
import { handleFormPost } from "#src/site/form-post/handle-form-post.server.ts";
import { NoJsConfirmation } from "#src/site/form-post/no-js-confirmation.tsx";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import type { Route } from "./+types/query.ts";
import { AskPage, askMeta } from "./ask-page.tsx";

export const handle: PageHandle = { parameters: ["sent", "about"] };

export const meta: Route.MetaFunction = (args) => askMeta(args, "quickEnquiry");

export const action = (args: Route.ActionArgs) => handleFormPost(args, enquiryForms.enquiry);

export default function Query({ actionData }: Route.ComponentProps) {
	const { identity, outlines } = useSchool();
	const messages = useMessages(contactMessages);
	const form = {
		returnedForm: actionData,
		question: callBackQuestion(messages, useSearchParams()[0].get("about")),
		chat: whatsAppAddress(messages, identity),
		courses: offeredCourses(outlines),
	};
	return (
		<AskPage page="quickEnquiry">
			<NoJsConfirmation config={quickEnquiry} />
			<Island name="quick-enquiry" props={form} stored={sessionDraftKey(quickEnquiry.key)}>
				<QuickEnquiry {...form} />
			</Island>
		</AskPage>
	);
}
