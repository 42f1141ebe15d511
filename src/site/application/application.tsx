import { useEffect } from "react";
import { data, useRevalidator, useSearchParams } from "react-router";
import { viewApplication } from "#src/forms/application/view.server.ts";
import type { PublicFee } from "#src/payment/fee.ts";
import { formatRupees } from "#src/payment/fee.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { Section } from "#src/ui/sheet.tsx";
import { SummaryList } from "#src/ui/summary-list.tsx";
import { TitleBlock } from "#src/ui/title-block.tsx";
import { siteServices } from "../context.server.ts";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../shell/meta.ts";
import type { Route } from "./+types/application.ts";
import styles from "./application.module.css";
import { Checking } from "./checking.tsx";
import { PayFee } from "./pay-fee.tsx";
import { useStanding } from "./use-standing.ts";

/** Nobody but the holder of the link: no cache, no search engine, no referrer. */
const personal = { "Cache-Control": "no-store, private", "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" };

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(siteServices);
	const application = await viewApplication(db, params.token, now());
	if (!application) throw data(null, { status: 404, headers: personal });
	return data({ application }, { headers: personal });
}

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personal;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: "Your application", description: "What the school received, and how the fee stands.", unlisted: true });

export default function ApplicationPage({ loaderData: { application }, params }: Route.ComponentProps) {
	const receipt = { reference: application.reference, token: params.token };
	return (
		<>
			<PageHead
				title="Your application"
				label={application.title}
				lead={`Received as ${application.reference}. Whoever has this page’s address can see it, so please keep it to yourself.`}
			/>
			<Section label="How it stands" headed>
				<div className={styles.stack}>
					<TitleBlock
						cells={[
							{ label: "Reference", value: application.reference },
							{ label: "Received", value: <time dateTime={application.receivedAt}>{moment.format(new Date(application.receivedAt))}</time> },
							...(application.fee ? [{ label: "Fee", value: `${formatRupees(application.fee.amount)}, ${feeWords[application.fee.state]}` }] : []),
							...(application.fee?.paymentId ? [{ label: "Payment", value: application.fee.paymentId }] : []),
						]}
					/>
					{application.fee && <FeeStanding fee={application.fee} receipt={receipt} />}
					<div className={styles.screenOnly}>
						<Button onClick={() => window.print()}>Print this page</Button>
					</div>
				</div>
			</Section>
			{application.steps.map(({ title, lines }) => (
				<Section key={title} label={title} headed>
					<SummaryList rows={lines.map(({ label, answer }) => ({ term: label, detail: answer }))} />
				</Section>
			))}
		</>
	);
}

const moment = new Intl.DateTimeFormat("en-IN", {
	timeZone: "Asia/Kolkata",
	day: "numeric",
	month: "long",
	year: "numeric",
	hour: "numeric",
	minute: "2-digit",
});
const feeWords = { due: "to be paid", ordered: "to be paid", attempted: "not paid yet", paid: "paid", refunded: "refunded" } as const;

function FeeStanding({ fee, receipt }: { fee: PublicFee; receipt: { reference: string; token: string } }) {
	const [search] = useSearchParams();
	const checking = search.has("checking") && fee.state !== "paid" && fee.state !== "refunded";
	const standing = useStanding(checking ? receipt.token : undefined, true);
	const { revalidate } = useRevalidator();
	const paid = standing?.fee?.state === "paid";
	useEffect(() => {
		if (paid) revalidate();
	}, [paid, revalidate]);
	if (fee.state === "paid") return <Notice tone="done" title="The fee is paid. There is nothing more to do." live="polite" />;
	if (fee.state === "refunded") return <Notice title="The fee was refunded." />;
	if (checking) return <Checking />;
	return (
		<Notice title="The application fee is still to be paid." actions={<PayFee receipt={receipt}>Pay the fee</PayFee>}>
			<p>You, or somebody else with this link, can pay it here on any device.</p>
		</Notice>
	);
}
