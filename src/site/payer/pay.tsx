import { data, redirect, useSearchParams } from "react-router";
import { isPayable, notePayerAddress } from "#src/admissions/payer-links/payer-link.server.ts";
import { type PayerView, viewPayment } from "#src/admissions/payer-links/read-payer-view.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { amountPaid } from "#src/site/fee-state/amount-paid.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import { LanguageChoice } from "#src/site/language/language-choice.tsx";
import { leadToLanguage } from "#src/site/language/lead-to-language.server.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { checkoutHeaders, personalHeaders } from "#src/site/token-pages/personal-headers.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { DefinitionCard } from "#src/ui/page/definition-card.tsx";
import { Section } from "#src/ui/page/page-grid.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import { Rope } from "#src/ui/spot/spot.tsx";
import type { Route } from "./+types/pay.ts";
import { NoPayment } from "./no-payment.tsx";
import { PayerAddress } from "./payer-address.tsx";
import { PayerFee, type PayerResult } from "./payer-fee.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(siteServices);
	leadToLanguage(request, paths.pay(params.token));
	const payment = await viewPayment(db, params.token, now());
	const payable = payment !== undefined && isPayable(payment);
	const headers = payment ? checkoutHeaders : personalHeaders;
	return data({ payment: payment ?? null, payable }, { status: payment ? 200 : 404, headers });
}

/** Notes the address to which the receipt goes besides the applicant. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now, school } = context.get(siteServices);
	const email = textsIn(await request.formData()).email ?? "";
	const notedAddress = await notePayerAddress(db, { schoolMessages: school }, params.token, email, now());
	if (!notedAddress) throw data(null, { status: 404, headers: personalHeaders });
	if (notedAddress.outcome === "invalid")
		return data({ email, message: notedAddress.message }, { status: 422, headers: checkoutHeaders });
	return redirect(paths.pay(params.token), {
		status: 303,
		headers: checkoutHeaders,
	});
}

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
	errorHeaders ? personalHeaders : loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, messagesOf) => ({
		title: messagesOf(payerMessages).metaTitle,
		description: messagesOf(payerMessages).metaDescription,
		unlisted: true,
	}));

export default function PayPage(props: Route.ComponentProps) {
	const { payment } = props.loaderData;
	return payment ? <Payment {...props} payment={payment} /> : <NoPayment />;
}

function Payment({
	loaderData,
	actionData,
	params: { token },
	payment,
}: Route.ComponentProps & { payment: PayerView }) {
	const { payable } = loaderData;
	const messages = useMessages(payerMessages);
	const feeSaid = useMessages(feeMessages);
	const { identity } = useSchool();
	const result = readResult(useSearchParams()[0].get("result"));
	const { reference, applicant, title, fee, ended, receiptNumber, addressNoted } = payment;
	const props = { token, reference, fee, ended, result };
	return (
		<>
			<ResultFrame
				title={fee.kind === "seat" ? messages.seatFee : messages.applicationFee}
				label={title}
				lead={
					<>
						<p>
							{(fee.kind === "seat" ? messages.seatFeeLead : messages.applicationFeeLead)({
								applicant,
								name: identity.name,
							})}
						</p>
						<LanguageChoice />
					</>
				}
				drawing={<Rope hills={identity.contours} />}
				actions={
					receiptNumber && (
						<ButtonLink href={paths.payerReceiptPdf(token)}>
							<Icon name="download" />
							{messages.receiptLink({ receiptNumber })}
						</ButtonLink>
					)
				}
			>
				<h2 className="size-4">{messages.detailsTitle}</h2>
				<DefinitionCard cells={[...cellsOf(messages, payment), ...amountPaid(feeSaid, fee)]} />
				<Island name="payer-fee" props={props} wake="load">
					<PayerFee {...props} />
				</Island>
				<noscript>
					<p>{messages.needsJavascript}</p>
				</noscript>
				{payable && <PayerAddress token={token} noted={addressNoted} refused={actionData} />}
			</ResultFrame>
			<Section label={messages.payeeTitle} headed>
				<MoneyGoes />
			</Section>
		</>
	);
}

function cellsOf(
	messages: MessagesOf<typeof payerMessages>,
	{ applicant, reference, fee, ended, receiptNumber }: PayerView,
) {
	const { amount, payBy, paidAt, paymentId } = fee;
	const cells = [
		{ label: messages.applicant, value: applicant },
		{ label: messages.applicationNumber, value: reference },
		{ label: messages.amount, value: messages.onePayment({ amount: formatRupees(amount) }) },
	];
	if (paidAt)
		return [
			...cells,
			{ label: messages.paidOn, value: <time dateTime={paidAt}>{formatLong(paidAt)}</time> },
			...(paymentId ? [{ label: messages.paymentId, value: paymentId }] : []),
			{ label: messages.receipt, value: receiptNumber },
		];
	if (ended) return [...cells, { label: messages.leftToPay, value: messages.nothingToPay }];
	return [...cells, { label: messages.payBy, value: <time dateTime={payBy}>{formatLong(payBy)}</time> }];
}

function MoneyGoes() {
	const messages = useMessages(payerMessages);
	const { identity } = useSchool();
	const { name, address, phone, email } = identity;
	return (
		<Prose>
			<p>
				{messages.payeeText({
					name,
					join: [...address.lines, address.region].join(", "),
					postalCode: address.postalCode,
				})}
			</p>
			<p>
				{messages.receiptNote} <a href={paths.refunds}>{messages.refundsLink}</a>
			</p>
			<p>
				{messages.linkNote({
					phone,
					email,
					call: (text) => <a href={`tel:${phone.replaceAll(" ", "")}`}>{text}</a>,
					write: (text) => <a href={`mailto:${email}`}>{text}</a>,
				})}
			</p>
		</Prose>
	);
}

function readResult(resultText: string | null): PayerResult | undefined {
	return resultText === "checking" || resultText === "failed" || resultText === "closed" ? resultText : undefined;
}
