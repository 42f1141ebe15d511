import { isRouteErrorResponse, useLocation } from "react-router";
import * as paths from "#src/paths.ts";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { NotFound } from "./not-found.tsx";

/** The server replaces it by the request id. */
const incident = "INCIDENT-NUMBER";

type FailureScreenProps = {
	error: unknown;
	/** The failed page's own title is there already. */
	titled?: boolean;
};

/** Shown in the shell when a page fails. */
export function FailureScreen({ error, titled = false }: FailureScreenProps) {
	const { identity } = useSchool();
	const { pathname, search } = useLocation();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	return (
		<>
			{!titled && <title>{`Unexpected Application Error! | ${identity.name}`}</title>}
			<meta name="robots" content="noindex" />
			<ResultFrame
				title="Unexpected Application Error!"
				label="Something broke on our side"
				lead={
					<>
						<p>It is not your doing, and what you have sent us before is safe.</p>
						<p>
							Try the page again in a moment. If it stays so, <a href={`mailto:${identity.email}`}>write to us</a> and
							name the incident below.
						</p>
					</>
				}
				facts={[{ label: "Incident", value: incident }]}
				actions={
					<>
						<ButtonLink href={pathname + search} tone="action">
							Try again
						</ButtonLink>
						<ButtonLink href={paths.home}>Go to the home page</ButtonLink>
					</>
				}
			/>
		</>
	);
}
