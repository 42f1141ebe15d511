import { isRouteErrorResponse, useRouteError } from "react-router";
import * as paths from "#src/paths.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { EndedPath } from "#src/ui/spot/spot.tsx";

/**
 * The error boundary of pages about a programme: says so where the school does not offer it. So does its title.
 */
export function NotOfferedBoundary() {
	const error = useRouteError();
	return isRouteErrorResponse(error) && error.status === 410 ? <NotOffered /> : <FailureScreen error={error} titled />;
}

function NotOffered() {
	const messages = useMessages(programmesMessages);
	const { identity } = useSchool();
	return (
		<ResultFrame
			title={messages.notOfferedTitle}
			label={messages.programmes}
			drawing={<EndedPath hills={identity.contours} />}
			lead={
				<p>
					{messages.notOfferedLead({
						name: identity.name,
						link: (text) => <a href={paths.applicationLink}>{text}</a>,
					})}
				</p>
			}
			actions={
				<>
					<ButtonLink href={paths.programmes} tone="action">
						{messages.programmesLink}
					</ButtonLink>
					<ButtonLink href={paths.contact}>{messages.contact}</ButtonLink>
				</>
			}
		/>
	);
}
