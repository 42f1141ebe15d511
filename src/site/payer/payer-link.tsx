import { data, redirect } from "react-router";
import {
	isPayable,
	makePayerLink,
	type PayerLink,
	viewPayerLink,
} from "#src/admissions/payer-links/payer-link.server.ts";
import * as paths from "#src/paths.ts";
import { type FeeKind, formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ShareLinks } from "#src/site/share-links/share-links.tsx";
import { personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/payer-link.ts";
import styles from "./payer.module.css";
import { PayerLinkButton } from "./payer-link-button.tsx";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, now, siteUrl } = context.get(siteServices);
	const kind = kindOf(request);
	const link = await viewPayerLink(db, params.token, now(), kind);
	if (!link) throw data(null, { status: 404, headers: personalHeaders });
	return data({ link, kind, siteUrl, payable: isPayable(link) }, { headers: personalHeaders });
}

/** Reads which fee the address names. */
function kindOf({ url }: Request): FeeKind {
	return new URL(url).searchParams.get("fee") === "seat" ? "seat" : "application";
}

const feeIn = (kind: FeeKind) => (kind === "seat" ? kind : "");

/** Makes the link. The page shows it afterwards, also when it is opened again. */
export async function action({ params, request, context }: Route.ActionArgs) {
	const { db, now } = context.get(siteServices);
	const link = await makePayerLink(db, params.token, now(), kindOf(request));
	if (!link) throw data(null, { status: 404, headers: personalHeaders });
	return redirect(paths.payerLink(params.token, feeIn(kindOf(request))), { status: 303, headers: personalHeaders });
}

export { DeadLinkBoundary as ErrorBoundary } from "#src/site/token-pages/dead-link.tsx";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(payerMessages).linkPageTitle,
		description: messagesOf(payerMessages).linkPageMetaDescription,
		unlisted: true,
	}));

export default function PayerLinkPage({ loaderData, params: { token } }: Route.ComponentProps) {
	const messages = useMessages(payerMessages);
	const { link, kind, siteUrl, payable } = loaderData;
	const url = link.payerToken && siteUrl + paths.pay(link.payerToken);
	return (
		<>
			<PageHead
				title={messages.linkPageTitle}
				label={link.reference}
				lead={kind === "seat" ? messages.linkPageSeatLead : messages.linkPageLead}
			/>
			<Section label={messages.linkTitle} headed>
				<div className={`stack-6 items-start ${styles.stack}`}>
					{payable && link.fee ? (
						url ? (
							<Link url={url} link={link} fee={link.fee} />
						) : (
							<PayerLinkButton token={token} kind={kind} />
						)
					) : (
						<NotNeeded link={link} />
					)}
					<ButtonLink href={paths.application(token)}>{messages.backToApplication}</ButtonLink>
				</div>
			</Section>
		</>
	);
}

function Link({ url, link: { applicant, reference }, fee }: { url: string; link: PayerLink; fee: PublicFee }) {
	const messages = useMessages(payerMessages);
	const { identity } = useSchool();
	const seat = fee.kind === "seat";
	const message = (seat ? messages.shareSeatFee : messages.shareApplicationFee)({
		applicant,
		name: identity.name,
		reference,
		sum: formatRupees(fee.amount),
		url,
	});
	return (
		<>
			<p className={styles.address}>{url}</p>
			<div className={styles.ways}>
				<ButtonLink tone="action" href={`https://wa.me/?text=${encodeURIComponent(message)}`} rel="noreferrer">
					{messages.shareByWhatsapp}
				</ButtonLink>
				<ShareLinks
					url={url}
					title={(seat ? messages.shareSeatFeeTitle : messages.shareApplicationFeeTitle)({ applicant })}
				/>
			</div>
			<p className={styles.note}>{messages.shareNote}</p>
		</>
	);
}

function NotNeeded({ link: { fee, ended } }: { link: PayerLink }) {
	const messages = useMessages(payerMessages);
	if (fee?.state === "paid") return <Notice tone="done" title={messages.linkNotNeededPaid} />;
	if (fee?.state === "refunded") return <Notice title={messages.linkNotNeededRefunded} />;
	if (ended === "unaccepted") return <Notice title={messages.notDueSeatFee} />;
	if (ended) return <Notice title={messages.linkNotNeededEnded} />;
	return <Notice title={messages.linkNotNeeded} />;
}
