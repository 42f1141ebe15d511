import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { sidebarMessage } from "#src/enquiries/forms/sidebar-config.ts";
import { SidebarForm } from "#src/enquiries/forms/sidebar-form.tsx";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import { askingMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { handleFormPost } from "#src/site/form-post/handle-form-post.server.ts";
import { NoJsConfirmation } from "#src/site/form-post/no-js-confirmation.tsx";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import type { Route } from "./+types/get-started.ts";
import { AskPage, askMeta } from "./ask-page.tsx";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) => askMeta(args, "getStarted");

export const action = (args: Route.ActionArgs) => handleFormPost(args, enquiryForms.sidebar);

/** The side panel's form as a page, for browsers without scripts. */
export default function GetStarted({ actionData }: Route.ComponentProps) {
	const messages = useMessages(askingMessages);
	const form = { labelledBy: "write-to-us", scope: "write-to-us", returnedForm: actionData };
	return (
		<AskPage page="getStarted">
			<h2 id="write-to-us">{messages.messageTitle}</h2>
			<NoJsConfirmation config={sidebarMessage} />
			<Island name="sidebar" props={form} stored={sessionDraftKey(sidebarMessage.key)}>
				<SidebarForm {...form} />
			</Island>
		</AskPage>
	);
}
