import { data, useSearchParams } from "react-router";
import { type RequestView, readRequest } from "#src/admissions/requests/read-request.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { documentsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { DeadLink } from "#src/site/token-pages/dead-link.tsx";
import { LinkForm } from "#src/site/token-pages/link-request.tsx";
import { MarkedPicture } from "#src/site/token-pages/marked-picture.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { OpenHouse } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/document-request.ts";
import { SendForms } from "./send-forms.tsx";

/** Details of a request that the page shows: nothing that names the applicant. */
type RequestPage = Omit<RequestView, "applicationId" | "picture"> & { pictured: boolean };

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(documentsMessages).title,
		description: messagesOf(documentsMessages).description,
		unlisted: true,
	}));

export async function loader({ params, context }: Route.LoaderArgs) {
	const foundRequest = await readRequest(context.get(siteServices).db, params.code);
	if (!foundRequest) return data({ request: null }, { status: 404, headers: personalHeaders });
	const { applicationId: _, picture, ...shown } = foundRequest;
	const request: RequestPage = { ...shown, pictured: picture !== null };
	return data({ request }, { headers: personalHeaders });
}

/** Asks for one document: a sentence, what was wrong with the last one, and a button for the camera. */
export default function DocumentRequest({ loaderData: { request }, params: { code } }: Route.ComponentProps) {
	const messages = useMessages(documentsMessages);
	const sentField = useSearchParams()[0].get("sent");
	const { identity } = useSchool();
	if (!request)
		return (
			<DeadLink
				title={messages.deadLinkTitle}
				label={messages.label}
				lead={messages.endedLead({ lead: messages.deadLinkLead, email: identity.email })}
				actions={<ButtonLink href={paths.contact}>{messages.contactUs}</ButtonLink>}
			>
				<LinkForm />
			</DeadLink>
		);
	const { state, reference, formTitle, field, reason, dueOn, pictured, box } = request;
	if (state !== "open") {
		const { title, lead } = ends(messages)[state];
		return <Over title={title} lead={lead} reference={reference} />;
	}
	return (
		<ResultFrame
			title={messages.title}
			label={formTitle}
			lead={
				<p>
					<strong>{field.label}</strong>. {reason ?? messages.reasonFallback}
				</p>
			}
			drawing={<OpenHouse hills={identity.contours} />}
			reference={reference}
			facts={[{ label: messages.dueOn, value: <time dateTime={dueOn}>{formatLong(dueOn)}</time> }]}
		>
			{pictured && <MarkedPicture src={paths.documentRequestPicture(code)} box={box} />}
			<SendForms code={code} field={field} sentField={sentField} />
		</ResultFrame>
	);
}

const ends = (messages: MessagesOf<typeof documentsMessages>) =>
	({
		answered: {
			title: messages.answeredTitle,
			lead: messages.answeredLead,
		},
		withdrawn: {
			title: messages.withdrawnTitle,
			lead: messages.withdrawnLead,
		},
		ended: {
			title: messages.applicationEndedTitle,
			lead: messages.applicationEndedLead,
		},
	}) as const;

function Over({ title, lead, reference }: { title: string; lead: string; reference?: string }) {
	const messages = useMessages(documentsMessages);
	const { identity } = useSchool();
	return (
		<ResultFrame
			title={title}
			label={messages.label}
			lead={<p>{messages.endedLead({ lead, email: identity.email })}</p>}
			drawing={<OpenHouse hills={identity.contours} />}
			reference={reference}
			actions={<ButtonLink href={paths.contact}>{messages.contactUs}</ButtonLink>}
		/>
	);
}
