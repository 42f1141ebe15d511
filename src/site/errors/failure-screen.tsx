import { useState, useSyncExternalStore } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { identity } from "#school/identity.ts";
import * as paths from "#src/paths.ts";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { NotFound } from "./not-found.tsx";

/** Shown in the shell when a page fails, on the server or in the browser. */
export function FailureScreen({ error }: { error: unknown }) {
	const { pathname, search } = useLocation();
	const fromServer = useRenderedByServer();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	return (
		<>
			<title>{`Unexpected Application Error! | ${identity.name}`}</title>
			<meta name="robots" content="noindex" />
			<ResultFrame
				title="Unexpected Application Error!"
				label="Something broke on our side"
				lead={
					<>
						<p>It is not your doing, and what you have sent us before is safe.</p>
						<p>
							Try the page again in a moment. If it stays so, <a href={`mailto:${identity.email}`}>write to us</a>
							{fromServer && " and name the incident below"}.
						</p>
					</>
				}
				facts={fromServer ? [{ label: "Incident", value: <Incident /> }] : []}
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

/** The server replaces this text by the request id; hydration keeps what it finds. */
function Incident() {
	return <span suppressHydrationWarning>INCIDENT-NUMBER</span>;
}

/** Whether this screen came from the server rather than from a failure in the browser. */
function useRenderedByServer() {
	const hydrating = useSyncExternalStore(
		() => () => {},
		() => false,
		() => true,
	);
	const [fromServer] = useState(hydrating);
	return fromServer;
}
