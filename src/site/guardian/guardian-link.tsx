import { data, redirect } from "react-router";
import {
	type GuardianLink,
	makeApplicationGuardianLink,
	viewGuardianLink,
} from "#src/admissions/guardian-consent/guardian-link.server.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { minorMessages } from "#src/school/messages/sets/minor-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { ShareLinks } from "#src/site/share-links/share-links.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/guardian-link.ts";
import styles from "./guardian.module.css";
import { guardianStanding } from "./guardian-standing.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now, siteUrl } = context.get(siteServices);
	const link = await viewGuardianLink(db, params.token, now());
	if (!link) throw data(null, { status: 404, headers: personalHeaders });
	return data({ link, siteUrl }, { headers: personalHeaders });
}

/** Makes the link. The page shows it afterwards, also when it is opened again. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now } = context.get(siteServices);
	const another = textsIn(await request.formData()).another !== undefined;
	const link = await makeApplicationGuardianLink(db, { token: params.token, another }, now());
	if (!link) throw data(null, { status: 404, headers: personalHeaders });
	return redirect(paths.guardianLink(params.token), { status: 303, headers: personalHeaders });
}

export { DeadLinkBoundary as ErrorBoundary } from "#src/site/token-pages/dead-link.tsx";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(minorMessages).linkTitle,
		description: messagesOf(minorMessages).consentNeededTitle,
		unlisted: true,
	}));

/** Page on which an applicant under 18 gets the link for a parent or guardian. */
export default function GuardianLinkPage({ loaderData, params: { token } }: Route.ComponentProps) {
	const messages = useMessages(minorMessages);
	const { link, siteUrl } = loaderData;
	const url = link.guardianToken && siteUrl + paths.guardian(link.guardianToken);
	return (
		<>
			<PageHead title={messages.linkTitle} lead={guardianStanding(messages, link)} />
			<Section label={messages.guardianTitle} headed>
				<div className="stack-6">
					{url ? <Hand url={url} /> : <Make link={link} />}
					<div>
						<ButtonLink href={paths.application(token)}>{messages.backToApplication}</ButtonLink>
					</div>
				</div>
			</Section>
		</>
	);
}

function Hand({ url }: { url: string }) {
	const messages = useMessages(minorMessages);
	const message = messages.shareMessage({ url });
	return (
		<>
			<p className={styles.address}>{url}</p>
			<div className={styles.share}>
				<ButtonLink tone="action" href={`https://wa.me/?text=${encodeURIComponent(message)}`} rel="noreferrer">
					{messages.shareByWhatsapp}
				</ButtonLink>
				<ShareLinks url={url} title={messages.shareTitle} />
			</div>
			<p className="soft">{messages.shareNote}</p>
		</>
	);
}

function Make({ link: { state } }: { link: GuardianLink }) {
	const messages = useMessages(minorMessages);
	if (state === "declared" || state === "confirmed") return null;
	return (
		<form method="post">
			{state === "none" ? (
				<Button type="submit" tone="action">
					{messages.createLink}
				</Button>
			) : (
				<Button type="submit" name="another" value="1">
					{messages.createAnotherLink}
				</Button>
			)}
		</form>
	);
}
