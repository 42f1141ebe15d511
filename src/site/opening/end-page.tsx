import { data, isRouteErrorResponse } from "react-router";
import { findOpeningRequest } from "#src/admissions/opening/end-request.server.ts";
import * as paths from "#src/paths.ts";
import { personalHeaders } from "#src/site/application/tracker/personal-headers.ts";
import { siteServices } from "#src/site/context.server.ts";
import { FailureScreen } from "#src/site/errors/failure-screen.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { ResultFrame } from "#src/site/results/result-frame.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import type { Route } from "./+types/end-page.ts";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "No mail when it opens",
		description: "A mail when an application form opens, and how to do without it.",
		unlisted: true,
	});

/** Changes nothing: programs that check e-mails follow their links. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findOpeningRequest(context.get(siteServices).db, params.token);
	if (!found) throw data(null, { status: 404, headers: personalHeaders });
	return data(found, { headers: personalHeaders });
}

export default function EndPage({ loaderData: { formTitle, told }, params }: Route.ComponentProps) {
	return (
		<ResultFrame
			title={told ? "Delete your address?" : "No mail when it opens?"}
			label="Admissions"
			lead={
				<p>
					{told
						? `We have told you that the ${formTitle} is open, and write to you about it no more. One click, and your ` +
							"address is deleted now."
						: `We were asked to write to you when the ${formTitle} opens. One click, and your address is deleted; no ` +
							"mail follows."}
				</p>
			}
			actions={
				<form method="post" action={paths.endOpeningRequest(params.token)}>
					<Button type="submit" name="end" value="1" tone="action">
						{told ? "Delete my address" : "Do not write to me"}
					</Button>
				</form>
			}
		/>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureScreen error={error} />;
	return (
		<ResultFrame
			title="Nothing to end here"
			label="Admissions"
			lead={
				<p>
					We have no address behind this link: you have ended it already, its time is over, or the mail program has cut
					the link off. If mails go on, write to us.
				</p>
			}
			actions={<ButtonLink href={paths.contact}>Write to us</ButtonLink>}
		/>
	);
}
