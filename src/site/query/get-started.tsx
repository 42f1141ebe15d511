import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { sidebarMessage } from "#src/enquiries/forms/sidebar-config.ts";
import { SidebarForm } from "#src/enquiries/forms/sidebar-form.tsx";
import { sessionDraftKey } from "#src/forms/browser-storage.ts";
import * as paths from "#src/paths.ts";
import { askingMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { handleFormPost } from "#src/site/form-post/handle-form-post.server.ts";
import { NoJsConfirmation } from "#src/site/form-post/no-js-confirmation.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/get-started.ts";
import { OrCall } from "./or-call.tsx";
import styles from "./query.module.css";
import { WireUpTheHill } from "./wire-up-the-hill.tsx";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ pages }, wordsOf) => ({
		title: wordsOf(askingMessages).getStartedPageTitle,
		description: pages.getStarted.description,
		about: (site) => [
			breadcrumbs(site, [{ label: wordsOf(askingMessages).getStartedPageTitle, to: paths.getStarted }]),
		],
	}));

export const action = (args: Route.ActionArgs) => handleFormPost(args, enquiryForms.sidebar);

/** The side panel's form as a page, for browsers without scripts. */
export default function GetStarted({ actionData }: Route.ComponentProps) {
	const messages = useMessages(askingMessages);
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.getStartedTitle}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.getStarted.lead}
			/>
			<PageGrid className={`rows-7 pad-above-7 pad-below-8 ${styles.sheet}`}>
				<OrCall className="wide-1-5" />
				<section aria-labelledby="write-to-us" className={`wide-7-end stack-5 ${styles.form}`}>
					<h2 id="write-to-us">{messages.messageTitle}</h2>
					<NoJsConfirmation config={sidebarMessage} />
					<Island
						name="sidebar"
						props={{ labelledBy: "write-to-us", scope: "write-to-us", returnedForm: actionData }}
						stored={sessionDraftKey(sidebarMessage.key)}
					>
						<SidebarForm labelledBy="write-to-us" scope="write-to-us" returnedForm={actionData} />
					</Island>
				</section>
			</PageGrid>
			<WireUpTheHill />
		</>
	);
}
