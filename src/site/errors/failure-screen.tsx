import { useState, useSyncExternalStore } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { identity } from "#school/identity.ts";
import * as paths from "#src/paths.ts";
import { ChunkError } from "#src/react-router-patches/chunk-guard.ts";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { NotFound } from "./not-found.tsx";

/** Shown in the shell when a page fails. */
export function FailureScreen({ error }: { error: unknown }) {
	const { pathname, search } = useLocation();
	const fromServer = useRenderedByServer();
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	const chunk = error instanceof ChunkError;
	const unreached = !fromServer && isOfNetwork(error);
	return (
		<>
			<title>{`Unexpected Application Error! | ${identity.name}`}</title>
			<meta name="robots" content="noindex" />
			<ResultFrame
				uncovered
				title="Unexpected Application Error!"
				label={
					chunk
						? "A part of this page did not arrive (chunk-loading error)"
						: unreached
							? "This page could not be fetched"
							: "Something broke on our side"
				}
				lead={
					<>
						<p>
							{chunk
								? "The connection broke off while the page was loading."
								: unreached
									? "Your device has no connection at the moment, or the connection does not reach us."
									: "It is not your doing, and what you have sent us before is safe."}
						</p>
						<p>
							Try the page again in a moment. If it stays so, <a href={`mailto:${identity.email}`}>write to us</a>
							{fromServer && " and name the incident below"}.
						</p>
					</>
				}
				facts={fromServer ? [{ label: "Incident", value: <Incident /> }] : []}
				actions={
					<>
						<ButtonLink to={pathname + search} reloadDocument prefetch="none" tone="action">
							Try again
						</ButtonLink>
						<ButtonLink to={paths.home} reloadDocument prefetch="none">
							Go to the home page
						</ButtonLink>
					</>
				}
			/>
		</>
	);
}

/** Browsers report a failed request only by message, each in its own wording. */
function isOfNetwork(error: unknown) {
	return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
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
