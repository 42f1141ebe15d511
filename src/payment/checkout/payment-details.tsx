import type { ReactNode } from "react";
import { formatShort } from "#src/calendar/format.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { PaymentOrder, Profile } from "./payment-client.ts";
import styles from "./payment-confirmation.module.css";

export type Details = { order: PaymentOrder; profile: Profile };

type PaymentDetailsProps = Details & { reference: string };

/** Shows who pays what, in two lists. Someone else who pays is told for whom. */
export function PaymentDetails({ order, profile, reference }: PaymentDetailsProps) {
	const messages = useMessages(feeMessages);
	const { plan } = order;
	const { name, email, mobile } = profile;
	return (
		<>
			<h4 className={styles.label}>{mobile === undefined ? messages.applicantTitle : messages.payerTitle}</h4>
			<dl>
				<Row term={mobile === undefined ? messages.applicant : messages.name} detail={name} />
				{mobile && <Row term={messages.mobile} detail={mobile} />}
				{email && <Row term={messages.email} detail={breakable(email)} />}
				<Row term={messages.applicationNumber} detail={reference} />
			</dl>
			<h4 className={styles.label}>{messages.summaryTitle}</h4>
			<dl>
				<Row term={messages.purpose} detail={plan.name} />
				<Row term={messages.amount} detail={messages.onePayment({ amount: formatRupees(order.amount) })} />
				<Row term={messages.payBy} detail={formatShort(order.payBy)} />
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
