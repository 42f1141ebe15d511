import { data } from "react-router";
import type { AwaitedResult } from "#src/admissions/completion/outstanding.ts";
import { readCompletion } from "#src/admissions/completion/read-completion.server.ts";
import { formatMonth } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { answersMessages } from "#src/school/messages/sets/answers-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { DocumentSender } from "#src/site/application/tracker/documents/document-sender.tsx";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { Office } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/results-page.ts";
import { AnswersIsland } from "./answers-island.tsx";
import { postAnswers } from "./post-answers.server.ts";
import styles from "./results-page.module.css";

async function find({ params, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(siteServices);
	const completion = await readCompletion(
		services.db,
		{ schoolMessages: services.school },
		params.token,
		services.now(),
	);
	if (!completion) throw data(null, { status: 404, headers: personalHeaders });
	return { services, completion };
}

export async function loader(args: Route.LoaderArgs) {
	const { completion } = await find(args);
	return data({ completion }, { headers: personalHeaders });
}

export async function action(args: Route.ActionArgs) {
	const { services, completion } = await find(args);
	const form = await args.request.formData();
	const part = { kind: "result" as const, key: String(form.get("result")) };
	return postAnswers(services, { token: args.params.token, completion, part, form });
}

export { DeadLinkBoundary as ErrorBoundary } from "#src/site/token-pages/dead-link.tsx";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(answersMessages).resultsTitle,
		description: messagesOf(answersMessages).resultsDescription,
		unlisted: true,
	}));

export default function ResultsPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
	const messages = useMessages(answersMessages);
	const { type, version, texts, reference, outstanding } = loaderData.completion;
	const propsOf = ({ key }: AwaitedResult) => ({
		token,
		reference,
		part: { kind: "result" as const, key },
		version,
		texts,
		...(actionData?.part.key === key && { returnedAnswers: actionData }),
	});
	return (
		<>
			<PageHead
				title={messages.resultsTitle}
				crumbs={[{ label: messages.applicationTitle, to: paths.application(token) }]}
				label={reference}
				lead={outstanding.results.length > 0 ? messages.resultsLead : undefined}
				building={<Office lit={4 - Math.min(4, outstanding.results.length)} />}
				facts={outstanding.results.map(({ label, expected }) => !!expected && { value: formatMonth(expected), label })}
			/>
			{outstanding.results.length === 0 && (
				<Section label={messages.resultsLabel} headed>
					<Notice
						title={messages.noResultsTitle}
						actions={<ButtonLink href={paths.application(token)}>{messages.backToApplication}</ButtonLink>}
					/>
				</Section>
			)}
			{outstanding.results.map((result) => (
				<Section key={result.key} id={`result-${result.key}`} label={result.label} headed>
					<div className="stack-5">
						{result.expected && <p>{messages.expectedNote({ expected: formatMonth(result.expected) })}</p>}
						<AnswersIsland type={type} props={propsOf(result)} />
						{result.document && (
							<div className={`stack-5 ${styles.document}`}>
								<h3 className="size-4">{result.document.label}</h3>
								<p>{messages.documentNote}</p>
								<Island name="document-sender" props={{ field: result.document, to: { token } }}>
									<DocumentSender field={result.document} to={{ token }} />
								</Island>
							</div>
						)}
					</div>
				</Section>
			))}
		</>
	);
}
