import { isRouteErrorResponse } from "react-router";
import * as paths from "#src/paths.ts";
import { privacyRequestMessages } from "#src/school/messages/sets/privacy-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { DeadLink } from "#src/site/token-pages/dead-link.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/own-data-page.ts";
import { AskForms } from "./ask-forms.tsx";
import { OwnRecords } from "./own-records.tsx";
import { OwnRequests } from "./own-requests.tsx";
import { handleOwnDataForm, readOwnDataPage } from "./read-own-data-page.server.ts";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(privacyRequestMessages).title,
		description: messagesOf(privacyRequestMessages).lead,
		unlisted: true,
	}));

/** Changes nothing: programs that check emails follow their links. */
export const loader = (args: Route.LoaderArgs) => readOwnDataPage(args);

export const action = (args: Route.ActionArgs) => handleOwnDataForm(args);

/** Everything that is stored of one address, and what its owner may ask. It works without code. */
export default function OwnDataPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
	const messages = useMessages(privacyRequestMessages);
	const { address, records, restricted, requests, nominations, mails, done } = loaderData;
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={messages.ownDataLead({ address })}
			/>
			<PageGrid className="rows-7 pad-above-7 pad-below-8">
				{actionData ? (
					<div className="scroll-clear">
						<Notice tone="alert" title={actionData.message} live="assertive" />
					</div>
				) : (
					<DoneNotice done={done} />
				)}
				<section aria-labelledby="records" className={`wide-1-7 stack-5 content-start`}>
					<h2 id="records">{messages.recordsTitle}</h2>
					<p className="cluster-3">
						<ButtonLink href={paths.ownDataZip(token)} tone="action" download>
							{messages.downloadZip}
						</ButtonLink>
						<ButtonLink href={paths.ownDataJson(token)} download>
							{messages.downloadJson}
						</ButtonLink>
					</p>
					<OwnRecords records={records} restricted={restricted} />
					{mails.length > 0 && <p>{messages.mailsSent({ count: mails.length })}</p>}
				</section>
				<section aria-labelledby="ask" className={`wide-9-end stack-5 content-start`}>
					<h2 id="ask">{messages.askTitle}</h2>
					<AskForms nomination={nominations[0]} refusal={actionData} />
				</section>
				{requests.length > 0 && (
					<section aria-labelledby="requests" className={`wide-1-7 stack-5 content-start`}>
						<h2 id="requests">{messages.requestsTitle}</h2>
						<OwnRequests requests={requests} />
					</section>
				)}
			</PageGrid>
		</>
	);
}

function DoneNotice({ done }: { done: string }) {
	const messages = useMessages(privacyRequestMessages);
	const doneMessages: Readonly<Record<string, string>> = {
		correct: messages.doneAsked,
		erase: messages.doneAsked,
		grievance: messages.doneAsked,
		nominate: messages.doneNominate,
		"end-nomination": messages.doneEndNomination,
		"withdrawn-erased": messages.doneWithdrawnErased,
		"withdrawn-restricted": messages.doneWithdrawnRestricted,
		"withdrawn-held": messages.doneWithdrawnHeld,
		"take-back": messages.doneCancelled,
	};
	const title = Object.hasOwn(doneMessages, done) ? doneMessages[done] : undefined;
	if (title === undefined) return null;
	return (
		<div id="done" className="scroll-clear">
			<Notice tone="done" title={title} />
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const messages = useMessages(privacyRequestMessages);
	if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureScreen error={error} />;
	return (
		<DeadLink
			title={messages.linkExpiredTitle}
			label={messages.title}
			lead={messages.linkExpiredLead}
			actions={<ButtonLink href={paths.privacyRequests}>{messages.getNewLink}</ButtonLink>}
		/>
	);
}
