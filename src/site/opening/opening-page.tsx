import { use } from "react";
import { useSearchParams } from "react-router";
import { openingRequest } from "#src/admissions/opening/opening-request-config.ts";
import { withSchoolConfigTexts } from "#src/forms/single-step/school-config.ts";
import * as paths from "#src/paths.ts";
import { openingMessages } from "#src/school/messages/sets/admission-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { offeredOf } from "#src/school/offering.ts";
import { isFormOpen, useSchoolAdmissions } from "#src/site/admissions/use-admissions.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { Sunrise } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/opening-page.ts";
import { handleOpeningPost } from "./handle-opening-post.server.ts";
import { OpeningForm } from "./opening-form.tsx";

export const handle: PageHandle = { parameters: ["sent", "for"] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (school, messagesOf) => ({
		title: withSchoolConfigTexts(openingRequest, school).texts.send,
		description: messagesOf(openingMessages).metaDescription,
		unlisted: true,
	}));

export const action = (args: Route.ActionArgs) => handleOpeningPost(args);

/** Asks to be told when an application form opens. */
export default function OpeningPage({ actionData }: Route.ComponentProps) {
	const hidden = useHiddenPages();
	const messages = useMessages(openingMessages);
	const [parameters] = useSearchParams();
	const formName = parameters.get("for") ?? "";
	const school = useSchoolAdmissions();
	const { outlines, identity } = useSchool();
	const offeredForms = offeredOf(outlines).forms;
	const closedForms = offeredForms.filter((form) => !isFormOpen(school, form));
	const form = closedForms.find((each) => each === formName) ?? (closedForms.length === 1 ? closedForms[0] : undefined);
	const admissions = (form && school?.own[form]) || school;
	const sentTo = actionData ? null : parameters.get("sent");
	const closedMessage = admissions?.closed ?? (closedForms.length > 0 ? messages.someFormsClosed : undefined);
	return (
		<>
			<ResultFrame
				title={
					closedMessage === undefined
						? (admissions?.line ?? messages.admissionsOpen)
						: withSchoolConfigTexts(openingRequest, use(MessagesContext)).texts.send
				}
				label={messages.endLabel}
				lead={<p>{closedMessage ?? messages.leadOpen}</p>}
				drawing={<Sunrise hills={identity.contours} />}
				actions={
					closedMessage === undefined && (
						<ButtonLink href={paths.academic} tone="action">
							{messages.applicationForms}
						</ButtonLink>
					)
				}
			>
				{sentTo !== null && <SentNotice ended={sentTo === "ended"} />}
				{closedMessage !== undefined && (
					<section aria-labelledby="tell-me" className="stack-4 scroll-clear full-width">
						<h2 id="tell-me" className="size-4">
							{messages.formTitle}
						</h2>
						<OpeningForm
							labelledBy="tell-me"
							initialAnswers={isOffered(form ?? formName) ? { application_type: form ?? formName } : {}}
							returnedForm={actionData}
							among={closedForms}
						/>
					</section>
				)}
			</ResultFrame>
			<Section label={closedMessage === undefined ? messages.openTitle : messages.meanwhileTitle} headed>
				<ul className="grid">
					<li className="line-above">
						<a className="block-link" href={paths.dates}>
							{messages.datesLink}
						</a>
					</li>
					<li className="line-above">
						<a className="block-link" href={paths.programmes}>
							{messages.compareLink}
						</a>
					</li>
					{!hidden.has(paths.visit) && (
						<li className="line-above">
							<a className="block-link" href={paths.visit}>
								{messages.visitLink}
							</a>
						</li>
					)}
					<li className="line-above">
						<a className="block-link" href={paths.quickEnquiry}>
							{messages.callLink}
						</a>
					</li>
				</ul>
			</Section>
		</>
	);
}

const isOffered = (type: string) => openingRequest.fields[0].options.some(({ value }) => value === type);

function SentNotice({ ended }: { ended: boolean }) {
	const messages = useMessages(openingMessages);
	return (
		<div id="sent">
			{ended ? (
				<Notice tone="done" title={messages.deletedTitle}>
					<p>{messages.deletedText}</p>
				</Notice>
			) : (
				<Notice tone="done" title={withSchoolConfigTexts(openingRequest, use(MessagesContext)).texts.sent}>
					<p>{messages.sentText}</p>
				</Notice>
			)}
		</div>
	);
}
