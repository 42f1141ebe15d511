import type { ReactNode } from "react";
import { formatLongIn, formatShort } from "#src/calendar/format.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import type { Language } from "#src/school/words/language.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { PaymentOrder, Profile } from "./payment-client.ts";
import styles from "./payment-confirmation.module.css";

export type Details = { order: PaymentOrder; profile: Profile };

type PaymentDetailsProps = Details & { reference: string; language: Language; what: string | undefined };

/** Who pays what, in two lists. Someone else who pays is told for whom. */
export function PaymentDetails({ order, profile, reference, language, what }: PaymentDetailsProps) {
	const words = useWords(feeWords);
	const { plan } = order;
	const { name, email, mobile } = profile;
	return (
		<>
			<h4 className={styles.label}>{mobile === undefined ? words.applicantTitle : words.payerTitle}</h4>
			<dl>
				<Row term={mobile === undefined ? words.applicant : words.name} detail={name} />
				{mobile && <Row term="Mobile" detail={mobile} />}
				{email && <Row term="Email" detail={breakable(email)} />}
				<Row term={words.applicationNumber} detail={reference} />
			</dl>
			<h4 className={styles.label}>{words.summaryTitle}</h4>
			<dl>
				<Row term={words.purpose} detail={what ?? plan.name} />
				<Row term={words.amount} detail={words.onePayment({ amount: formatRupees(order.amount) })} />
				<Row
					term={words.payBy}
					detail={language === "en" ? formatShort(order.payBy) : formatLongIn(language, order.payBy)}
				/>
			</dl>
		</>
	);
}

/** A long address breaks before its @, rather than anywhere. */
function breakable(address: string): ReactNode {
	const [box, ...host] = address.split("@");
	return (
		<>
			<span>{box}</span>
			<wbr />
			<span>{`@${host.join("@")}`}</span>
		</>
	);
}

function Row({ term, detail }: { term: string; detail: ReactNode }) {
	return (
		<div className={styles.row}>
			<dt className="small soft">{term}</dt>
			<dd className="figures breakable">{detail}</dd>
		</div>
	);
}
