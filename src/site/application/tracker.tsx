import { data, useSearchParams } from "react-router";
import { isFeePayable, isOver } from "#src/admissions/applications/stage.ts";
import { describeResults } from "#src/admissions/completion/seat-needs.ts";
import { readTracker } from "#src/admissions/tracking/read-tracker.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { formatDateTime } from "#src/calendar/format-date-time.ts";
import { questionsByEnglish } from "#src/content/school/texts-in-language.server.ts";
import { translateIn } from "#src/languages/translate-in.ts";
import * as paths from "#src/paths.ts";
import { formatRupees, type PublicFee } from "#src/payment/fee/fee.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { reminderEmailMessages } from "#src/school/messages/sets/emails/application-email-messages.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { minorMessages } from "#src/school/messages/sets/minor-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { amountPaid } from "#src/site/fee-state/amount-paid.ts";
import { GuardianSection } from "#src/site/guardian/guardian-section.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { checkoutHeaders, personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { HouseOnHill } from "#src/ui/house/house.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { DefinitionCard } from "#src/ui/page/definition-card.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/tracker.ts";
import { isOpen } from "./fee-notice.tsx";
import { FollowedFee } from "./followed-fee.tsx";
import { SeatFeeSection } from "./seat-fee-section.tsx";
import { ActOutcome } from "./tracker/acts/act-outcome.tsx";
import { handleApplicantAct } from "./tracker/acts/applicant-act.server.ts";
import { MailsAgain } from "./tracker/acts/mails-again.tsx";
import { Withdraw } from "./tracker/acts/withdraw.tsx";
import { CompletionSections } from "./tracker/completion-sections.tsx";
import { Outcome } from "./tracker/documents/outcome.tsx";
import { houseOf } from "./tracker/stage/house-of.ts";
import { StageNow } from "./tracker/stage/stage-now.tsx";
import { describeWaiting } from "./tracker/stage/waiting-messages.ts";
import styles from "./tracker.module.css";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now: clock, admissions, school, siteUrl } = context.get(siteServices);
	const now = clock();
	const tracker = await readTracker(db, params.token, { admissions, school: school.identity }, now);
	if (!tracker) throw data(null, { status: 404, headers: personalHeaders });
	// Translates what is stored in English.
	const shown = school.inEnglish ? translateIn(tracker, questionsByEnglish(school)) : tracker;
	return data({ ...shown, siteUrl, now: now.toISOString() }, { headers: checkoutHeaders });
}

export const action = (args: Route.ActionArgs) => handleApplicantAct(args);
export { DeadLinkBoundary as ErrorBoundary } from "#src/site/token-pages/dead-link.tsx";

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) => {
	const retryAfter = actionHeaders.get("Retry-After");
	return { ...(errorHeaders ? personalHeaders : checkoutHeaders), ...(retryAfter && { "Retry-After": retryAfter }) };
};

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(trackerMessages).title,
		description: messagesOf(trackerMessages).description,
		unlisted: true,
	}));

export default function ApplicationPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
	const ownMessages = useMessages(trackerMessages);
	const minor = useMessages(minorMessages);
	const { application, completion, guardian, seatFee, tracking, messages: stage, nextDate, now } = loaderData;
	const { identity } = useSchool();
	const seatFeeDue = seatFee !== null && isOpen(seatFee.fee);
	const feeSaid = useMessages(feeMessages);
	const [search] = useSearchParams();
	const returned = search.has("checking") && search.get("checking") !== "seat";
	const receipt = { reference: application.reference, token };
	const fee = application.fee && { fee: application.fee, receipt, returned };
	const feeDue = fee !== null && isOpen(fee.fee) && isFeePayable(tracking.stage);
	const requests = completion?.asked ?? [];
	const canSend =
		completion !== undefined && !isOver(tracking.stage) && (tracking.stage !== "offered" || tracking.may.accept);
	const results = canSend ? completion.outstanding.results : [];
	const isOut = ({ expected }: { expected: string | null }) => expected !== null && expected <= now.slice(0, 7);
	const later = describeResults(
		useMessages(reminderEmailMessages),
		results.filter((result) => !isOut(result)),
	).join("; ");
	const needed = canSend && (completion.outstanding.documents.length > 0 || results.some(isOut));
	const guardianNeeded = guardian !== null && !isOver(tracking.stage);
	const { answerBy } = tracking.details;
	const tasks = [
		...(tracking.may.accept && answerBy
			? [{ label: ownMessages.replyToOffer({ day: formatLong(answerBy) }), at: "#offer" }]
			: []),
		...(guardianNeeded && asksForGuardian.has(guardian.state) ? [{ label: minor.askGuardian, at: "#guardian" }] : []),
		...(seatFeeDue && !seatFee.fee.checking ? [{ label: feeSaid.seatFeeToDo, at: "#seat-fee" }] : []),
		...(feeDue && !fee.fee.checking ? [{ label: ownMessages.payFee, at: "#fee" }] : []),
		...(requests.length > 0 ? [{ label: ownMessages.sendAsked({ count: requests.length }), at: "#needed" }] : []),
		...(needed && requests.length === 0 ? [{ label: ownMessages.sendMissing, at: "#needed" }] : []),
	];
	const waiting = describeWaiting(ownMessages, { ...tracking, asked: requests[0] }, now);
	const lead = [stage.text, waiting].filter(Boolean).join(" ");
	const [firstTask] = tasks;
	const house = identity.contours && houseOf(tracking.stage, { seatFeeDue, nextDate });
	const feeShown = fee !== null && (feeDue || !isOpen(fee.fee) || fee.fee.checking);
	return (
		<>
			<PageHead
				title={stage.title}
				label={
					<>
						{application.title} <span className="one-line">{application.reference}</span>
					</>
				}
				lead={lead}
				building={house && <HouseOnHill parts={house} />}
			>
				{firstTask && (
					<ButtonLink href={firstTask.at} tone="action" className="not-printed">
						{firstTask.label}
					</ButtonLink>
				)}
			</PageHead>
			<Section label={ownMessages.statusTitle} headed>
				<div className={`stack-6 items-start ${styles.stack}`}>
					<Outcome />
					<ActOutcome
						doneAct={search.get("done")}
						refusal={actionData?.refused}
						tracking={tracking}
						email={application.email}
					/>
					<StageNow
						tracking={tracking}
						token={token}
						now={now}
						tasks={tasks}
						later={later}
						nextDate={nextDate}
						calendar={loaderData.calendarToken && loaderData.siteUrl + paths.ownDatesCalendar(loaderData.calendarToken)}
						seatFee={loaderData.seatFeeAhead}
					/>
				</div>
			</Section>
			{seatFee && <SeatFeeSection seatFee={seatFee} receipt={receipt} returned={search.get("checking") === "seat"} />}
			{guardianNeeded && <GuardianSection token={token} link={guardian} />}
			<Section id="fee" label={ownMessages.detailsTitle} headed>
				<div className={`stack-6 items-start ${styles.stack}`}>
					<DefinitionCard
						cells={[
							{ label: ownMessages.applicationNumber, value: application.reference },
							{
								label: ownMessages.receivedAt,
								value: (
									<time dateTime={application.receivedAt}>{formatDateTime(new Date(application.receivedAt))}</time>
								),
							},
							...(application.fee
								? [
										{
											label: ownMessages.applicationFee,
											value: feeShown
												? describeFeeState(ownMessages, application.fee)
												: ownMessages.feeNotDue({ amount: formatRupees(application.fee.amount) }),
										},
									]
								: []),
							...(application.fee ? amountPaid(feeSaid, application.fee) : []),
							...(application.fee?.paymentId
								? [{ label: ownMessages.paymentId, value: application.fee.paymentId }]
								: []),
						]}
					/>
					<p className="soft">{ownMessages.lead}</p>
					{feeShown && <FollowedFee {...fee} />}
					<Downloads token={token} receiptNumber={application.receiptNumber} />
				</div>
			</Section>
			<CompletionSections
				application={application}
				completion={completion}
				neededBy={loaderData.neededBy}
				token={token}
			/>
			<Section label={ownMessages.emailsTitle} headed>
				<MailsAgain token={token} email={application.email} />
			</Section>
			{tracking.may.withdraw && !tracking.may.decline && (
				<Section label={ownMessages.withdrawTitle} headed>
					<Withdraw token={token} stage={tracking.stage} feePaid={application.fee?.state === "paid"} />
				</Section>
			)}
		</>
	);
}

/** States in which the applicant has something to do about the consent. */
const asksForGuardian: ReadonlySet<string> = new Set(["none", "asked", "expired", "withheld", "withdrawn", "refused"]);

/** Application and receipt as PDFs, and printing. */
function Downloads({ token, receiptNumber }: { token: string; receiptNumber: string | null }) {
	const messages = useMessages(trackerMessages);
	return (
		<div className={`not-printed cluster-3 ${styles.takeAway}`}>
			{receiptNumber && (
				<ButtonLink href={paths.receiptPdf(token)}>
					<Icon name="download" />
					{messages.receipt({ receiptNumber })}
				</ButtonLink>
			)}
			<ButtonLink href={paths.applicationPdf(token)}>
				<Icon name="download" />
				{messages.downloadPdf}
			</ButtonLink>
			<Button data-print>
				<Icon name="print" />
				{messages.printPage}
			</Button>
		</div>
	);
}

function describeFeeState(messages: MessagesOf<typeof trackerMessages>, fee: PublicFee): string {
	const say = fee.checking ? messages.feeChecking : feeStateTexts(messages)[fee.state];
	return say({ amount: formatRupees(fee.amount) });
}

const feeStateTexts = (messages: MessagesOf<typeof trackerMessages>) =>
	({
		due: messages.feeUnpaid,
		ordered: messages.feeUnpaid,
		attempted: messages.feeAttempted,
		paid: messages.feePaid,
		refunded: messages.feeRefunded,
	}) as const;
