import type { ComponentProps } from "react";
import { data, useSearchParams } from "react-router";
import { type ApplicationView, viewApplication } from "#src/admissions/applications/read-application.server.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { DefinitionCard } from "#src/ui/page/definition-card.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { SummaryList } from "#src/ui/page/summary-list.tsx";
import type { Route } from "./+types/tracker.ts";
import { Documents } from "./document-list.tsx";
import { FeeNotice, isOpen } from "./fee-notice.tsx";
import styles from "./tracker.module.css";

/** For the link's holder only: no caches, no search engines, no referrer. */
const personal = {
	"Cache-Control": "no-store, private",
	"X-Robots-Tag": "noindex, nofollow",
	"Referrer-Policy": "no-referrer",
};

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(siteServices);
	const application = await viewApplication(db, params.token, now());
	if (!application) throw data(null, { status: 404, headers: personal });
	return data({ application }, { headers: personal });
}

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personal;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Your application",
		description: "What the school received, and how the fee stands.",
		unlisted: true,
	});

export default function ApplicationPage({ loaderData: { application }, params }: Route.ComponentProps) {
	const returned = useSearchParams()[0].has("checking");
	const receipt = { reference: application.reference, token: params.token };
	const fee = application.fee && { fee: application.fee, receipt, returned };
	return (
		<>
			<PageBanner
				title="Your application"
				label={application.title}
				lead={
					`Received as ${application.reference}. Whoever has this page’s address can see it, so please keep ` +
					"it to yourself."
				}
			/>
			<Section label="How it stands" headed>
				<div className={styles.stack}>
					<DefinitionCard
						cells={[
							{ label: "Reference", value: application.reference },
							{
								label: "Received",
								value: (
									<time dateTime={application.receivedAt}>{formatDateTime(new Date(application.receivedAt))}</time>
								),
							},
							...(application.fee
								? [
										{
											label: "Fee",
											value:
												`${formatRupees(application.fee.amount)}, ` +
												`${application.fee.checking ? "being checked" : feeStateTexts[application.fee.state]}`,
										},
									]
								: []),
							...(application.fee?.paymentId ? [{ label: "Payment", value: application.fee.paymentId }] : []),
						]}
					/>
					{fee && (isOpen(fee.fee) ? <FollowedFee {...fee} /> : <FeeNotice {...fee} />)}
					<Downloads token={params.token} receiptNumber={application.receiptNumber} />
				</div>
			</Section>
			<Section label="Documents" headed>
				<Documents files={application.files} token={params.token} />
			</Section>
			{answersOf(application).map(({ title, lines }) => (
				<Section key={title} label={title} headed>
					<div className={styles.listed}>
						<SummaryList rows={lines.map(({ label, answer }) => ({ term: label, detail: answer }))} />
					</div>
				</Section>
			))}
		</>
	);
}

function FollowedFee(props: ComponentProps<typeof FeeNotice>) {
	return (
		<Island name="fee-status" props={props} wake="load">
			<FeeNotice {...props} />
		</Island>
	);
}

/** The text answers; documents have a section of their own. */
function answersOf({ steps, files }: Pick<ApplicationView, "steps" | "files">) {
	const sent = new Set(files.map(({ field }) => field));
	return steps.map(({ title, lines }) => ({ title, lines: lines.filter(({ name }) => !sent.has(name)) }));
}

/** Application and receipt as PDFs, and printing. */
function Downloads({ token, receiptNumber }: { token: string; receiptNumber: string | null }) {
	return (
		<div className={styles.takeAway}>
			{receiptNumber && (
				<ButtonLink href={paths.receiptPdf(token)}>
					<Icon name="download" />
					Receipt {receiptNumber}
				</ButtonLink>
			)}
			<ButtonLink href={paths.applicationPdf(token)}>
				<Icon name="download" />
				Take it as PDF
			</ButtonLink>
			<Button data-print>
				<Icon name="print" />
				Print this page
			</Button>
		</div>
	);
}

const feeStateTexts = {
	due: "to be paid",
	ordered: "to be paid",
	attempted: "not paid yet",
	paid: "paid",
	refunded: "refunded",
} as const;
