import { data, isRouteErrorResponse } from "react-router";
import { findOpeningRequest } from "#src/admissions/opening/end-request.server.ts";
import * as paths from "#src/paths.ts";
import { openingMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { DeadLink } from "#src/site/token-pages/dead-link.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Sunrise } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/end-page.ts";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(openingMessages).endMetaTitle,
		description: messagesOf(openingMessages).endMetaDescription,
		unlisted: true,
	}));

/** Changes nothing: programs that check emails follow their links. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const openingRequest = await findOpeningRequest(context.get(siteServices).db, params.token);
	if (!openingRequest) throw data(null, { status: 404, headers: personalHeaders });
	return data(openingRequest, { headers: personalHeaders });
}

export default function EndPage({ loaderData: { formTitle, isNotified }, params }: Route.ComponentProps) {
	const messages = useMessages(openingMessages);
	return (
		<ResultFrame
			title={isNotified ? messages.deleteTitle : messages.cancelTitle}
			label={messages.endLabel}
			drawing={<Sunrise hills={useSchool().identity.contours} />}
			lead={<p>{isNotified ? messages.deleteLead({ formTitle }) : messages.cancelLead({ formTitle })}</p>}
			actions={
				<form method="post" action={paths.endOpeningRequest(params.token)}>
					<Button type="submit" name="end" value="1" tone="action">
						{isNotified ? messages.deleteButton : messages.cancelButton}
					</Button>
				</form>
			}
		/>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const messages = useMessages(openingMessages);
	if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureScreen error={error} />;
	return (
		<DeadLink
			title={messages.notFoundTitle}
			label={messages.endLabel}
			lead={messages.notFoundText}
			actions={<ButtonLink href={paths.contact}>{messages.contact}</ButtonLink>}
		/>
	);
}
