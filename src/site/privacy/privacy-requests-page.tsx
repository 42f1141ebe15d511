import { use } from "react";
import { useSearchParams } from "react-router";
import { withSchoolConfigTexts } from "#src/forms/single-step/school-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import * as paths from "#src/paths.ts";
import { dataRequest } from "#src/privacy/links/data-request-config.ts";
import { privacyRequestMessages } from "#src/school/messages/sets/privacy-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { Library, openDrawer } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/privacy-requests-page.ts";
import { handleDataRequest } from "./handle-data-request.server.ts";

export const handle: PageHandle = { parameters: ["sent"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(privacyRequestMessages).title,
		description: messagesOf(privacyRequestMessages).lead,
		about: (site) => [
			breadcrumbs(site, [{ label: messagesOf(privacyRequestMessages).title, to: paths.privacyRequests }]),
		],
	}));

export const action = (args: Route.ActionArgs) => handleDataRequest(args);

/** Asks for the link to what is stored of an address. It works without code. */
export default function RequestsPage({ actionData }: Route.ComponentProps) {
	const messages = useMessages(privacyRequestMessages);
	const schoolMessages = use(MessagesContext);
	const { identity } = useSchool();
	const isSent = useSearchParams()[0].get("sent") === "1" && !actionData;
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={messages.lead}
				building={<Library>{openDrawer}</Library>}
				facts={[
					{ value: 1, label: messages.linkHours },
					{ value: 30, label: messages.replyDays },
				]}
			/>
			<PageGrid className="rows-7 pad-above-7 pad-below-8">
				<section aria-labelledby="send-link" className={`wide-1-6 stack-5 content-start scroll-clear`}>
					<h2 id="send-link">{messages.sendLinkTitle}</h2>
					{isSent && (
						<div id="sent">
							<Notice tone="done" title={withSchoolConfigTexts(dataRequest, schoolMessages).texts.sent}>
								<p>{messages.sentNote}</p>
							</Notice>
						</div>
					)}
					<SingleStepForm
						config={dataRequest}
						loadDefinition={loadDefinition}
						labelledBy="send-link"
						returnedForm={actionData}
					/>
				</section>
				<section aria-labelledby="about-data" className={`wide-8-end measure`}>
					<h2 className="pad-below-3 size-4" id="about-data">
						{messages.notesTitle}
					</h2>
					<ul className="grid">
						<li className="pad-3 line-above">{messages.linkNote}</li>
						<li className="pad-3 line-above">{messages.sameAnswerNote}</li>
						<li className="pad-3 line-above">{messages.replyTimeNote}</li>
						<li className="pad-3 line-above">
							{messages.noAccess({
								phone: identity.phone,
								mail: (text) => <a href={`mailto:${identity.email}`}>{text}</a>,
								call: (text) => <a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{text}</a>,
							})}
						</li>
						<li className="pad-3 line-above">
							{messages.seeAlso({ policy: (text) => <a href={paths.privacy}>{text}</a> })}
						</li>
					</ul>
				</section>
			</PageGrid>
		</>
	);
}

/** Never used: the form posts to its page. */
const loadDefinition = () =>
	import("#src/privacy/links/data-request-definition.ts").then((module) => module.dataRequestDefinition);
