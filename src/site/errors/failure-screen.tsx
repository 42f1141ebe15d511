import { isRouteErrorResponse, useLocation } from "react-router";
import * as paths from "#src/paths.ts";
import { failuresMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { CutWire } from "#src/ui/spot/spot.tsx";
import { NotFound } from "./not-found.tsx";
import { requestIdPlaceholder } from "./request-id-placeholder.ts";
import { ResultFrame } from "./result-frame.tsx";

type FailureScreenProps = {
	error: unknown;
	/** The failed page's own title is there already. */
	titled?: boolean;
};

/** Shown in the shell when a page fails. */
export function FailureScreen({ error, titled = false }: FailureScreenProps) {
	const messages = useMessages(failuresMessages);
	const { identity } = useSchool();
	const { pathname, search } = useLocation();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	return (
		<>
			{!titled && <title>{messages.errorPageTitle({ name: identity.name })}</title>}
			<meta name="robots" content="noindex" />
			<ResultFrame
				title={messages.errorTitle}
				label={messages.errorLabel}
				drawing={<CutWire hills={identity.contours} />}
				lead={
					<>
						<p>{messages.errorLead}</p>
						<p>{messages.whatToDo({ mail: (text) => <a href={`mailto:${identity.email}`}>{text}</a> })}</p>
					</>
				}
				facts={[{ label: messages.incident, value: requestIdPlaceholder }]}
				actions={
					<>
						<ButtonLink href={pathname + search} tone="action">
							{messages.tryAgain}
						</ButtonLink>
						<ButtonLink href={paths.home}>{messages.goHome}</ButtonLink>
					</>
				}
			/>
		</>
	);
}
