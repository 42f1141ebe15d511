import { data } from "react-router";
import { questionsOfPart } from "#src/admissions/completion/correction.ts";
import { readCompletion } from "#src/admissions/completion/read-completion.server.ts";
import { typedForm } from "#src/admissions/completion/typed-form.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { answersMessages } from "#src/school/messages/sets/answers-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/answers-page.ts";
import { AnswersIsland } from "./answers-island.tsx";
import { postAnswers } from "./post-answers.server.ts";

async function find({ params, context }: Route.LoaderArgs | Route.ActionArgs) {
	const services = context.get(siteServices);
	const completion = await readCompletion(
		services.db,
		{ schoolMessages: services.school },
		params.token,
		services.now(),
	);
	const part = { kind: "step" as const, key: params.step };
	const questions = completion && questionsOfPart(typedForm(completion.type), part);
	if (!questions) throw data(null, { status: 404, headers: personalHeaders });
	return { services, completion, part, title: questions.step.title };
}

export async function loader(args: Route.LoaderArgs) {
	const { completion, part, title } = await find(args);
	return data({ completion, part, title }, { headers: personalHeaders });
}

export async function action(args: Route.ActionArgs) {
	const { services, completion, part } = await find(args);
	return postAnswers(services, { token: args.params.token, completion, part, form: await args.request.formData() });
}

export { DeadLinkBoundary as ErrorBoundary } from "#src/site/token-pages/dead-link.tsx";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: args.loaderData
			? headingOf(messagesOf(answersMessages), args.loaderData.title)
			: messagesOf(answersMessages).applicationTitle,
		description: messagesOf(answersMessages).answersDescription,
		unlisted: true,
	}));

const headingOf = ({ correctStep }: MessagesOf<typeof answersMessages>, step: string) =>
	correctStep({ what: step.toLowerCase() });

export default function AnswersPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
	const messages = useMessages(answersMessages);
	const { completion, part, title } = loaderData;
	const { type, version, texts, refusal, reference } = completion;
	const props = { token, reference, part, version, texts, ...(actionData && { returnedAnswers: actionData }) };
	return (
		<>
			<PageHead
				title={headingOf(messages, title)}
				crumbs={[{ label: messages.applicationTitle, to: paths.application(token) }]}
				label={reference}
				lead={refusal === null ? messages.correctionNote : undefined}
			/>
			<Section label={title} headed>
				{refusal === null ? (
					<AnswersIsland type={type} props={props} />
				) : (
					<Notice
						title={refusal}
						actions={<ButtonLink href={paths.application(token)}>{messages.backToApplication}</ButtonLink>}
					/>
				)}
			</Section>
		</>
	);
}
