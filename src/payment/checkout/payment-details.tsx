import type { ReactNode } from "react";
import { formatShort } from "#src/calendar/format.ts";
import { formatRupees } from "#src/payment/fee/fee.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { PaymentOrder, Profile } from "./payment-client.ts";
import styles from "./payment-confirmation.module.css";

export type Details = { order: PaymentOrder; profile: Profile };

/** Who pays what, in two lists. Somebody else who pays is told for whom. */
export function PaymentDetails({ order, profile, reference }: Details & { reference: string }) {
	const words = useWords(feeWords);
	const { plan } = order;
	const { name, email, mobile } = profile;
	return (
		<>
			<h4 className={styles.label}>{mobile === undefined ? words.youPayFor : words.userDetails}</h4>
			<dl>
				<Row term={mobile === undefined ? words.applicant : words.name} detail={name} />
				{mobile && <Row term="Mobile" detail={mobile} />}
				{email && <Row term="Email" detail={breakable(email)} />}
				<Row term="Reference" detail={reference} />
			</dl>
			<h4 className={styles.label}>{words.whatYouPay}</h4>
			<dl>
				<Row term="For" detail={plan.name} />
				<Row term="Price" detail={`${formatRupees(order.amount)}, once`} />
				<Row term="Pay by" detail={formatShort(order.payBy)} />
			</dl>
		</>
	);
}

/** A long address breaks before its @, rather than anywhere. */
function breakable(address: string): ReactNode {
	const [box, ...host] = address.split("@");
	return (
		<>
			{box}
			<wbr />@{host.join("@")}
		</>
	);
}

function Row({ term, detail }: { term: string; detail: ReactNode }) {
	return (
		<div className={styles.row}>
			<dt>{term}</dt>
			<dd>{detail}</dd>
		</div>
	);
}
