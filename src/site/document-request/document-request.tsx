import { data, useSearchParams } from "react-router";
import { type RequestView, readRequest } from "#src/admissions/requests/read-request.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { documentsWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { siteServices } from "#src/site/context.server.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { MarkedPicture } from "#src/site/token-pages/marked-picture.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import type { Route } from "./+types/document-request.ts";
import { SendForms } from "./send-forms.tsx";

/** What the page shows of a request: nothing that names the applicant. */
type Shown = Omit<RequestView, "applicationId" | "picture"> & { pictured: boolean };

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, wordsOf) => ({
		title: wordsOf(documentsWords).title,
		description: wordsOf(documentsWords).description,
		unlisted: true,
	}));

export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await readRequest(context.get(siteServices).db, params.code);
	if (!found) return data({ request: null }, { status: 404, headers: personalHeaders });
	const { applicationId: _, picture, ...shown } = found;
	const request: Shown = { ...shown, pictured: picture !== null };
	return data({ request }, { headers: personalHeaders });
}

/** Asks for one document: a sentence, what was wrong with the last one, and a button for the camera. */
export default function DocumentRequest({ loaderData: { request }, params: { code } }: Route.ComponentProps) {
	const words = useWords(documentsWords);
	const sent = useSearchParams()[0].get("sent");
	if (!request) return <Over title={words.deadLinkTitle} lead={deadLink} />;
	const { state, reference, formTitle, field, reason, dueOn, pictured, box } = request;
	if (state !== "open") {
		const { title, lead } = ends(words)[state];
		return <Over title={title} lead={lead} reference={reference} />;
	}
	return (
		<ResultFrame
			title={words.title}
			label={formTitle}
			lead={
				<p>
					<strong>{field.label}</strong>. {reason ?? words.reasonFallback}
				</p>
			}
			reference={reference}
			facts={[{ label: words.dueOn, value: <time dateTime={dueOn}>{formatLong(dueOn)}</time> }]}
		>
			{pictured && <MarkedPicture src={paths.documentRequestPicture(code)} box={box} />}
			<SendForms code={code} field={field} sent={sent} />
		</ResultFrame>
	);
}

const deadLink =
	"It may be incomplete, or the application may have been deleted. Open the link again from the message you got it in.";

const ends = (words: WordsOf<typeof documentsWords>) =>
	({
		answered: {
			title: words.answeredTitle,
			lead: words.answeredLead,
		},
		withdrawn: {
			title: words.withdrawnTitle,
			lead: words.withdrawnLead,
		},
		ended: {
			title: words.applicationEndedTitle,
			lead: words.applicationEndedLead,
		},
	}) as const;

function Over({ title, lead, reference }: { title: string; lead: string; reference?: string }) {
	const words = useWords(documentsWords);
	const { identity } = useSchool();
	return (
		<ResultFrame
			title={title}
			label={words.label}
			lead={<p>{words.endedLead({ lead, email: identity.email })}</p>}
			reference={reference}
			actions={<ButtonLink href={paths.contact}>{words.contactUs}</ButtonLink>}
		/>
	);
}
