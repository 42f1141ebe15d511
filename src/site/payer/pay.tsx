import { data, redirect, useSearchParams } from "react-router";
import { notePayerAddress } from "#src/admissions/payer-links/payer-address.server.ts";
import { isPayable } from "#src/admissions/payer-links/payer-link.server.ts";
import { type PayerView, viewPayment } from "#src/admissions/payer-links/read-payer-view.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { payerWords } from "#src/school/words/sets/payer-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { fillWords } from "#src/school/words/word-set.ts";
import { personalHeaders } from "#src/site/application/tracker/personal-headers.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { DefinitionCard } from "#src/ui/page/definition-card.tsx";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import type { Route } from "./+types/pay.ts";
import { NoPayment } from "./no-payment.tsx";
import styles from "./payer.module.css";
import { PayerAddress } from "./payer-address.tsx";
import { PayerFee, type PayerResult } from "./payer-fee.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(siteServices);
	const payment = await viewPayment(db, params.token, now());
	const payable = payment !== undefined && isPayable(payment);
	return data({ payment: payment ?? null, payable }, { status: payment ? 200 : 404, headers: personalHeaders });
}

/** Notes the address to which the receipt goes besides the applicant. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now } = context.get(siteServices);
	const email = String((await request.formData()).get("email") ?? "");
	const noted = await notePayerAddress(db, params.token, email, now());
	if (!noted) throw data(null, { status: 404, headers: personalHeaders });
	if (noted.outcome === "invalid")
		return data({ email, message: noted.message }, { status: 422, headers: personalHeaders });
	return redirect(paths.pay(params.token), { status: 303, headers: personalHeaders });
}

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = () => personalHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, wordsOf) => ({
		title: wordsOf(payerWords).payAnApplicationFee,
		description: wordsOf(payerWords).forWhomTheFee,
		unlisted: true,
	}));

export default function PayPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
	const { payment, payable } = loaderData;
	const words = useWords(payerWords);
	const { identity } = useSchool();
	const result = readResult(useSearchParams()[0].get("result"));
	if (!payment) return <NoPayment />;
	const { reference, applicant, title, fee, ended, receiptNumber, addressNoted } = payment;
	const props = { token, reference, fee, ended, result };
	return (
		<>
			<PageBanner
				title={fee.kind === "seat" ? words.seatFee : words.applicationFee}
				label={title}
				lead={fillWords(fee.kind === "seat" ? words.thisPageIsForTheSeat : words.applicantHasAppliedTo, {
					applicant,
					name: identity.name,
				})}
			/>
			<Section label={words.whatIsPaid} headed>
				<div className={styles.stack}>
					<Island name="payer-fee" props={props} wake="load">
						<PayerFee {...props} />
					</Island>
					<noscript>
						<p>{words.thePaymentNeedsJavascript}</p>
					</noscript>
					{payable && <PayerAddress token={token} noted={addressNoted} refused={actionData} />}
					<DefinitionCard cells={cellsOf(words, payment)} />
					{receiptNumber && (
						<ButtonLink href={paths.payerReceiptPdf(token)}>
							<Icon name="download" />
							{fillWords(words.receiptReceiptnumber, { receiptNumber })}
						</ButtonLink>
					)}
				</div>
			</Section>
			<Section label={words.whereTheMoneyGoes} headed>
				<MoneyGoes />
			</Section>
		</>
	);
}

function cellsOf(words: WordsOf<typeof payerWords>, { applicant, reference, fee, ended, receiptNumber }: PayerView) {
	const { amount, payBy, paidAt, paymentId } = fee;
	const cells = [
		{ label: words.applicant, value: applicant },
		{ label: words.reference, value: reference },
		{ label: words.sum, value: fillWords(words.amountOnce, { amount: formatRupees(amount) }) },
	];
	if (paidAt)
		return [
			...cells,
			{ label: words.paidOn, value: <time dateTime={paidAt}>{formatLong(paidAt)}</time> },
			...(paymentId ? [{ label: words.payment, value: paymentId }] : []),
			{ label: words.receipt, value: receiptNumber },
		];
	if (ended) return [...cells, { label: words.toBePaid, value: words.nothing }];
	return [...cells, { label: words.payBy, value: <time dateTime={payBy}>{formatLong(payBy)}</time> }];
}

function MoneyGoes() {
	const words = useWords(payerWords);
	const { identity } = useSchool();
	const { name, address, phone, email } = identity;
	return (
		<Prose>
			<p>
				{fillWords(words.toNameJoinPostalcode, {
					name,
					join: [...address.lines, address.region].join(", "),
					postalCode: address.postalCode,
				})}
			</p>
			<p>
				{words.theReceiptIsMade} <a href={paths.refunds}>{words.whenAFeeIs}</a>
			</p>
			<p>
				{words.thisLinkShowsWhat} <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a> {words.orWriteTo}{" "}
				<a href={`mailto:${email}`}>{email}</a> {words.andNameTheReference}
			</p>
		</Prose>
	);
}

function readResult(given: string | null): PayerResult | undefined {
	return given === "checking" || given === "failed" || given === "closed" ? given : undefined;
}
