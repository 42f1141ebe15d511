import { data, redirect, useSearchParams } from "react-router";
import { isPayable, notePayerAddress } from "#src/admissions/payer-links/payer-link.server.ts";
import { type PayerView, viewPayment } from "#src/admissions/payer-links/read-payer-view.server.ts";
import { formatLongIn } from "#src/calendar/format.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { type Language, languageOf } from "#src/school/words/language.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { payerWords } from "#src/school/words/sets/payer-words.ts";
import { wordsInLanguage } from "#src/school/words/translated/words-in-language.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { type WordsOf, wordsIn } from "#src/school/words/word-set.ts";
import { siteServices } from "#src/site/context.server.ts";
import { paidInAll } from "#src/site/fee-state/paid-in-all.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { Island } from "#src/site/islands/island.tsx";
import { InLanguage } from "#src/site/language/in-language.tsx";
import { LanguageChoice } from "#src/site/language/language-choice.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { checkoutHeaders, personalHeaders } from "#src/site/token-pages/personal-headers.ts";
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

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { db, now } = context.get(siteServices);
	const payment = await viewPayment(db, params.token, now());
	const payable = payment !== undefined && isPayable(payment);
	const headers = payment ? checkoutHeaders : personalHeaders;
	const language = languageOf(new URL(request.url));
	return data({ language, payment: payment ?? null, payable }, { status: payment ? 200 : 404, headers });
}

/** Notes the address to which the receipt goes besides the applicant. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now } = context.get(siteServices);
	const email = textsIn(await request.formData()).email ?? "";
	const noted = await notePayerAddress(db, params.token, email, now());
	if (!noted) throw data(null, { status: 404, headers: personalHeaders });
	if (noted.outcome === "invalid")
		return data({ email, message: noted.message }, { status: 422, headers: checkoutHeaders });
	const language = languageOf(new URL(request.url));
	return redirect(paths.pay(params.token, "", language === "en" ? "" : language), {
		status: 303,
		headers: checkoutHeaders,
	});
}

export const handle: PageHandle = { personal: true };

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
	errorHeaders ? personalHeaders : loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (school, wordsOf) => ({
		title: wordsIn(payerWords, wordsInLanguage(school, args.loaderData?.language ?? "en")).metaTitle,
		description: wordsOf(payerWords).metaDescription,
		unlisted: true,
	}));

export default function PayPage(props: Route.ComponentProps) {
	const { language, payment } = props.loaderData;
	return (
		<InLanguage language={language}>
			{payment ? (
				<Payment {...props} payment={payment} />
			) : (
				<NoPayment token={props.params.token} language={language} />
			)}
		</InLanguage>
	);
}

function Payment({
	loaderData,
	actionData,
	params: { token },
	payment,
}: Route.ComponentProps & { payment: PayerView }) {
	const { language, payable } = loaderData;
	const words = useWords(payerWords);
	const feeSaid = useWords(feeWords);
	const { identity } = useSchool();
	const result = readResult(useSearchParams()[0].get("result"));
	const { reference, applicant, title, fee, ended, receiptNumber, addressNoted } = payment;
	const props = { token, reference, fee, ended, result, language };
	return (
		<>
			<PageBanner
				title={fee.kind === "seat" ? words.seatFee : words.applicationFee}
				label={title}
				lead={(fee.kind === "seat" ? words.seatFeeLead : words.applicationFeeLead)({
					applicant,
					name: identity.name,
				})}
			>
				<LanguageChoice language={language} address={(lang) => paths.pay(token, result, lang)} />
			</PageBanner>
			<Section label={words.detailsTitle} headed>
				<div className={`stack-6 items-start ${styles.stack}`}>
					<Island name="payer-fee" props={props} wake="load">
						<PayerFee {...props} />
					</Island>
					<noscript>
						<p>{words.needsJavascript}</p>
					</noscript>
					{payable && <PayerAddress token={token} noted={addressNoted} refused={actionData} language={language} />}
					<DefinitionCard cells={[...cellsOf(words, payment, language), ...paidInAll(feeSaid, fee)]} />
					{receiptNumber && (
						<ButtonLink href={paths.payerReceiptPdf(token)}>
							<Icon name="download" />
							{words.receiptLink({ receiptNumber })}
						</ButtonLink>
					)}
				</div>
			</Section>
			<Section label={words.payeeTitle} headed>
				<MoneyGoes />
			</Section>
		</>
	);
}

function cellsOf(
	words: WordsOf<typeof payerWords>,
	{ applicant, reference, fee, ended, receiptNumber }: PayerView,
	language: Language,
) {
	const { amount, payBy, paidAt, paymentId } = fee;
	const cells = [
		{ label: words.applicant, value: applicant },
		{ label: words.applicationNumber, value: reference },
		{ label: words.amount, value: words.onePayment({ amount: formatRupees(amount) }) },
	];
	if (paidAt)
		return [
			...cells,
			{ label: words.paidOn, value: <time dateTime={paidAt}>{formatLongIn(language, paidAt)}</time> },
			...(paymentId ? [{ label: words.paymentId, value: paymentId }] : []),
			{ label: words.receipt, value: receiptNumber },
		];
	if (ended) return [...cells, { label: words.leftToPay, value: words.nothingToPay }];
	return [...cells, { label: words.payBy, value: <time dateTime={payBy}>{formatLongIn(language, payBy)}</time> }];
}

function MoneyGoes() {
	const words = useWords(payerWords);
	const { identity } = useSchool();
	const { name, address, phone, email } = identity;
	return (
		<Prose>
			<p>
				{words.payeeText({
					name,
					join: [...address.lines, address.region].join(", "),
					postalCode: address.postalCode,
				})}
			</p>
			<p>
				{words.receiptNote} <a href={paths.refunds}>{words.refundsLink}</a>
			</p>
			<p>
				{words.linkNote({
					phone,
					email,
					call: (text) => <a href={`tel:${phone.replaceAll(" ", "")}`}>{text}</a>,
					write: (text) => <a href={`mailto:${email}`}>{text}</a>,
				})}
			</p>
		</Prose>
	);
}

function readResult(given: string | null): PayerResult | undefined {
	return given === "checking" || given === "failed" || given === "closed" ? given : undefined;
}
