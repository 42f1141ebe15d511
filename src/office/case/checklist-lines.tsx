import type { ChecklistLine } from "#src/admissions/checklist/checklist.ts";
import { isSettled } from "#src/admissions/checklist/checklist.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { PaperMark } from "#src/office/documents/paper-meter.tsx";
import { shortDay } from "#src/office/parts/days.ts";
import layout from "#src/office/parts/layout.module.css";
import { formatRupees } from "#src/payment/fee/fee.ts";
import styles from "./case-page.module.css";
import type { CasePage } from "./read-case.server.ts";

const letters: Record<ChecklistLine["state"], string> = {
	accepted: "a",
	"not-needed": "n",
	unjudged: "u",
	asked: "k",
	missing: "m",
	wrong: "w",
};

/** Shows what an application needs before it can be decided, each line with its state and its reason. */
export function Checklist({ page }: { page: CasePage }) {
	const { application, today } = page;
	if (!application) return null;
	const { checklist, title } = application;
	return (
		<section id="papers">
			<h2>
				Checklist, {title.replace(/ application$/i, "")}
				<span>
					{checklist.filter(isSettled).length} of {checklist.length}
				</span>
			</h2>
			<ul className={`${layout.lines} ${styles.checks}`}>
				{checklist.map((line) => (
					<li key={line.key}>
						<PaperMark letter={letters[line.state]} />
						<span>{line.label}</span>
						<span title={reasonOf(line, page, today)}>{reasonOf(line, page, today)}</span>
					</li>
				))}
			</ul>
			{page.seatFee && <p className={styles.seatFee}>{describeSeatFee(page.seatFee, today)}</p>}
		</section>
	);
}

/** Describes the seat fee. It is owed for the place, so it is not a line of what an application needs. */
function describeSeatFee({ fee, receiptNumber }: NonNullable<CasePage["seatFee"]>, today: string): string {
	const sum = `Seat acceptance fee ${formatRupees(fee.amount)}`;
	if (fee.state === "refunded") return `${sum}, refunded`;
	if (fee.paidAt === null) return `${sum}, unpaid, due ${shortDay(fee.payBy, today)}`;
	const paidLabel = `${sum}, paid ${shortDay(dayAtSchool(new Date(fee.paidAt)), today)}`;
	return receiptNumber ? `${paidLabel}, receipt ${receiptNumber}` : paidLabel;
}

function reasonOf(line: ChecklistLine, { application }: CasePage, today: string): string {
	const day = shortDay(dayAtSchool(new Date(line.since)), today);
	if (line.key === "fee" && application?.fee) {
		const { amount, receipt } = application.fee;
		if (receipt) return `${formatRupees(amount)}, receipt ${receipt}`;
	}
	if (line.key === "guardian") return line.reason;
	if (line.state === "asked") return `requested ${day}${line.reason ? `: ${line.reason}` : ""}`;
	if (line.state === "unjudged") return `received ${day}, to review`;
	if (line.reason) return line.reason;
	return line.state === "accepted" && line.fileKey ? `verified, received ${day}` : "";
}
