import { use } from "react";
import { linkRequest } from "#src/admissions/links/link-request-config.ts";
import { withSchoolConfigTexts } from "#src/forms/single-step/school-config.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { linkMessages } from "#src/school/messages/sets/application-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { useSchoolWays } from "#src/site/school/use-school-ways.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./link-request.module.css";

type LinkRequestProps = {
	returnedForm?: ReturnedForm | undefined;
	/** True if a link was asked for: says what happens now. */
	sent?: boolean;
};

/** The form that asks for links, with what to know about them. It works without code. */
export function LinkRequest({ returnedForm, sent = false }: LinkRequestProps) {
	const messages = useMessages(linkMessages);
	const ways = useSchoolWays();
	return (
		<PageGrid className={`rows-7 pad-above-7 pad-below-8 ${styles.sheet}`}>
			<div className="wide-1-6">
				<LinkForm returnedForm={returnedForm} sent={sent} />
			</div>
			<section aria-labelledby="about-links" className={`wide-8-end measure ${styles.beside}`}>
				<h2 id="about-links" className="pad-below-3 size-4">
					{messages.notesTitle}
				</h2>
				<ul className="grid">
					<li className="pad-3 line-above">{messages.recipientNote}</li>
					<li className="pad-3 line-above">{messages.emailNote}</li>
					<li className="pad-3 line-above">{messages.earlierSeasonNote}</li>
					<li className="pad-3 line-above">{messages.noAccess(ways)}</li>
				</ul>
			</section>
		</PageGrid>
	);
}

/** The form alone. */
export function LinkForm({ returnedForm, sent = false }: LinkRequestProps) {
	const messages = useMessages(linkMessages);
	return (
		<section aria-labelledby="send-link" className="stack-5 content-start scroll-clear full-width">
			<h2 id="send-link" className="size-3">
				{messages.requestTitle}
			</h2>
			{sent && <SentNotice />}
			<SingleStepForm
				config={linkRequest}
				loadDefinition={loadDefinition}
				labelledBy="send-link"
				returnedForm={returnedForm}
			/>
		</section>
	);
}

/** Never used: the form posts to its page. */
const loadDefinition = () =>
	import("#src/admissions/links/link-request-definition.ts").then((module) => module.linkRequestDefinition);

function SentNotice() {
	const messages = useMessages(linkMessages);
	const schoolMessages = use(MessagesContext);
	return (
		<div id="sent">
			<Notice tone="done" title={withSchoolConfigTexts(linkRequest, schoolMessages).texts.sent}>
				<p>{messages.sentNote}</p>
			</Notice>
		</div>
	);
}
