import { data, isRouteErrorResponse } from "react-router";
import { findReminded } from "#src/admissions/reminders/stop-reminders.server.ts";
import * as paths from "#src/paths.ts";
import { remindersMessages } from "#src/school/messages/sets/frame-messages.ts";
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
import { Bench } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/reminders-page.ts";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(remindersMessages).label,
		description: messagesOf(remindersMessages).description,
		unlisted: true,
	}));

/** Changes nothing: programs that check emails follow their links. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const reminded = await findReminded(context.get(siteServices).db, params.token);
	if (!reminded) throw data(null, { status: 404, headers: personalHeaders });
	return data(reminded, { headers: personalHeaders });
}

export default function RemindersPage({ loaderData, params }: Route.ComponentProps) {
	const messages = useMessages(remindersMessages);
	const { formTitle, reference, stopped } = loaderData;
	const about = `your ${reference === null ? "saved " : ""}${formTitle}`;
	const mails = reference !== null && ` ${messages.otherMailsNote}`;
	const act = (value: "stop" | "again", label: string) => (
		<form method="post" action={paths.reminders(params.token)}>
			<Button type="submit" name="reminders" value={value} tone={value === "stop" ? "action" : "quiet"}>
				{label}
			</Button>
		</form>
	);
	return (
		<ResultFrame
			title={stopped ? messages.stoppedTitle : messages.stopTitle}
			label={messages.label}
			drawing={<Bench hills={useSchool().identity.contours} />}
			lead={
				<p>
					{stopped ? messages.stoppedLead({ about }) : messages.stopLead({ about })}
					{mails}
				</p>
			}
			reference={reference ?? undefined}
			actions={stopped ? act("again", messages.resume) : act("stop", messages.stop)}
		/>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const messages = useMessages(remindersMessages);
	if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureScreen error={error} />;
	return (
		<DeadLink
			title={messages.deadLinkTitle}
			label={messages.label}
			lead={messages.deadLinkLead}
			actions={<ButtonLink href={paths.contact}>{messages.contactUs}</ButtonLink>}
		/>
	);
}
