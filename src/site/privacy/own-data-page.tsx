import { isRouteErrorResponse } from "react-router";
import * as paths from "#src/paths.ts";
import { privacyRequestWords } from "#src/school/words/sets/privacy-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/own-data-page.ts";
import { AskForms } from "./ask-forms.tsx";
import { OwnRecords } from "./own-records.tsx";
import { OwnRequests } from "./own-requests.tsx";
import { readOwnDataPage, takeOwnDataForm } from "./read-own-data-page.server.ts";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, wordsOf) => ({
		title: wordsOf(privacyRequestWords).title,
		description: wordsOf(privacyRequestWords).lead,
		unlisted: true,
	}));

/** Changes nothing: programs that check emails follow their links. */
export const loader = (args: Route.LoaderArgs) => readOwnDataPage(args);

export const action = (args: Route.ActionArgs) => takeOwnDataForm(args);

/** Everything that is stored of one address, and what its owner may ask. It works without code. */
export default function OwnDataPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
	const words = useWords(privacyRequestWords);
	const { address, records, restricted, requests, nominations, mails, done } = loaderData;
	return (
		<>
			<PageBanner
				title={words.title}
				crumbs={[{ label: words.home, to: paths.home }]}
				lead={words.ownDataLead({ address })}
			/>
			<PageGrid className="rows-7 pad-above-7 pad-below-8">
				{actionData ? (
					<div className="scroll-clear">
						<Notice tone="alert" title={actionData.message} live="assertive" />
					</div>
				) : (
					<Done done={done} />
				)}
				<section aria-labelledby="records" className={`wide-1-7 stack-5 content-start`}>
					<h2 id="records">{words.recordsTitle}</h2>
					<p className="cluster-3">
						<ButtonLink href={paths.ownDataZip(token)} tone="action" download>
							{words.downloadZip}
						</ButtonLink>
						<ButtonLink href={paths.ownDataJson(token)} download>
							{words.downloadJson}
						</ButtonLink>
					</p>
					<OwnRecords records={records} restricted={restricted} />
					{mails.length > 0 && <p>{words.mailsSent({ count: mails.length })}</p>}
				</section>
				<section aria-labelledby="ask" className={`wide-9-end stack-5 content-start`}>
					<h2 id="ask">{words.askTitle}</h2>
					<AskForms nomination={nominations[0]} refused={actionData} />
				</section>
				{requests.length > 0 && (
					<section aria-labelledby="requests" className={`wide-1-7 stack-5 content-start`}>
						<h2 id="requests">{words.requestsTitle}</h2>
						<OwnRequests requests={requests} />
					</section>
				)}
			</PageGrid>
		</>
	);
}

function Done({ done }: { done: string }) {
	const words = useWords(privacyRequestWords);
	const said: Readonly<Record<string, string>> = {
		correct: words.doneAsked,
		erase: words.doneAsked,
		grievance: words.doneAsked,
		nominate: words.doneNominate,
		"end-nomination": words.doneEndNomination,
		"withdrawn-erased": words.doneWithdrawnErased,
		"withdrawn-restricted": words.doneWithdrawnRestricted,
		"withdrawn-held": words.doneWithdrawnHeld,
		"take-back": words.doneCancelled,
	};
	const title = Object.hasOwn(said, done) ? said[done] : undefined;
	if (title === undefined) return null;
	return (
		<div id="done" className="scroll-clear">
			<Notice tone="done" title={title} />
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const words = useWords(privacyRequestWords);
	if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureScreen error={error} />;
	return (
		<ResultFrame
			title={words.linkExpiredTitle}
			label={words.title}
			lead={<p>{words.linkExpiredLead}</p>}
			actions={<ButtonLink href={paths.privacyRequests}>{words.getNewLink}</ButtonLink>}
		/>
	);
}
