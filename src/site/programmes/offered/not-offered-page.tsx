import { isRouteErrorResponse, useRouteError } from "react-router";
import * as paths from "#src/paths.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";

/** The error boundary of pages about a programme: says so where the school does not offer it. The title is the page's. */
export function NotOfferedBoundary() {
	const error = useRouteError();
	return isRouteErrorResponse(error) && error.status === 410 ? <NotOffered /> : <FailureScreen error={error} titled />;
}

function NotOffered() {
	const { identity } = useSchool();
	return (
		<>
			<meta name="robots" content="noindex" />
			<ResultFrame
				title="We do not offer this programme"
				label="Programmes"
				lead={
					<p>
						{identity.name} does not take applications for it. If you have sent us one before,{" "}
						<a href={paths.applicationLink}>its link still opens it</a>.
					</p>
				}
				actions={
					<>
						<ButtonLink href={paths.programmes} tone="action">
							See the programmes
						</ButtonLink>
						<ButtonLink href={paths.contact}>Write to us</ButtonLink>
					</>
				}
			/>
		</>
	);
}
