import { isRouteErrorResponse, useLocation } from "react-router";
import { identity } from "#content/identity.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { NotFound } from "./not-found.tsx";
import { ResultFrame } from "./results/result-frame.tsx";

/** What stands in the shell when a page has failed. An incident id comes along when the thrown answer's data is `{incident}`. */
export function FailureScreen({ error }: { error: unknown }) {
	const { pathname, search } = useLocation();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	const incident = incidentOf(error);
	return (
		<>
			<title>{`Unexpected Application Error! | ${identity.name}`}</title>
			<ResultFrame
				title="Unexpected Application Error!"
				label="Something broke on our side"
				lead={
					<>
						<p>It is not your doing, and what you have sent us before is safe.</p>
						<p>
							Try the page again in a moment. If it stays, <a href={`mailto:${identity.email}`}>write to us</a>
							{incident && " and name the incident below"}.
						</p>
					</>
				}
				facts={incident ? [{ label: "Incident", value: incident }] : []}
				actions={
					<>
						<ButtonLink to={pathname + search} reloadDocument tone="action">
							Try again
						</ButtonLink>
						<ButtonLink to="/" reloadDocument>
							Go to the home page
						</ButtonLink>
					</>
				}
			/>
		</>
	);
}

function incidentOf(error: unknown): string | undefined {
	const said: unknown = isRouteErrorResponse(error) ? error.data : error;
	return said && typeof said === "object" && "incident" in said ? String(said.incident) : undefined;
}
