import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { linkMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import type { Elements } from "#src/ui/elements.ts";
import { EndedPath } from "#src/ui/spot/spot.tsx";
import { LinkForm } from "./link-request.tsx";

/**
 * The error boundary of pages behind an application's token: a token that opens nothing is not an unknown page. The
 * title is that of the page.
 */
export function DeadLinkBoundary() {
	const error = useRouteError();
	return isRouteErrorResponse(error) && error.status === 404 ? (
		<DeadApplicationLink />
	) : (
		<FailureScreen error={error} titled />
	);
}

function DeadApplicationLink() {
	const messages = useMessages(linkMessages);
	return (
		<DeadLink title={messages.deadLinkTitle} label={messages.deadLinkLabel} lead={messages.deadLinkLead}>
			<LinkForm />
			<p>{messages.recipientNote}</p>
		</DeadLink>
	);
}

type DeadLinkProps = {
	title: string;
	/** Names the link. */
	label: string;
	/** Says why it may not work, and until when such links do. */
	lead: ReactNode;
	/** Says how to get another link. */
	children?: Elements;
	actions?: Elements;
};

/** Page in place of one whose link opens nothing: why, and the way to another link. */
export function DeadLink({ title, label, lead, children, actions }: DeadLinkProps) {
	return (
		<ResultFrame
			title={title}
			label={label}
			lead={<p>{lead}</p>}
			drawing={<EndedPath hills={useSchool().identity.contours} />}
			actions={actions}
		>
			{children}
		</ResultFrame>
	);
}
