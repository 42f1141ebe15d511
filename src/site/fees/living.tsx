import { rupees } from "#src/formatting/rupees.ts";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import type { SchoolFees } from "#src/school/fees.ts";
import { amountsOfForm, type FormFees } from "#src/school/forms/application-form-settings.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { feesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { type Offering, offeredOf } from "#src/school/offering.ts";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./living.module.css";
import { messTotal } from "./totals.ts";

/**
 * Hostel and mess, and what is paid once; what costs nothing is left out.
 * @param applicationFees null when none is asked for
 */
export function Living({ fees, applicationFees }: { fees: SchoolFees; applicationFees: FormFees | null }) {
	const messages = useMessages(feesMessages);
	const { hostel, mess, deposit } = fees;
	const offeredParts = offeredOf(useSchool().outlines);
	const sums = applicationFees ? feesByForm(messages, applicationFees, offeredParts) : [];
	const hidden = useHiddenPages();
	const messCosts = messTotal(fees) > 0;
	const hasHostel = hostel.rooms.length > 0 || hostel.notes.length > 0;
	const hasMess = messCosts || mess.notes.length > 0;
	const hasOnce = sums.length > 0 || deposit > 0;
	if (!hasHostel && !hasMess && !hasOnce) return null;
	return (
		<div className={`pad-8 on-mist ${styles.section}`}>
			<PageGrid className={styles.columns}>
				{hasHostel && (
					<section aria-labelledby="hostel" className={styles.column}>
						<h2 className="pad-below-3 size-3" id="hostel">
							{hidden.has(paths.hostel) ? messages.hostel : <a href={paths.hostel}>{messages.hostel}</a>}
						</h2>
						<dl className="rule-above">
							{hostel.rooms.map(({ kind, perYear, note }) => (
								<Sum key={kind} what={kind} amount={perYear} unit="a year" note={note} />
							))}
						</dl>
						<Notes notes={hostel.notes} />
					</section>
				)}
				{hasMess && (
					<section aria-labelledby="mess" className={styles.column}>
						<h2 className="pad-below-3 size-3" id="mess">
							{hidden.has(paths.mess) ? messages.mess : <a href={paths.mess}>{messages.mess}</a>}
						</h2>
						{messCosts && (
							<dl className="rule-above">
								<Sum what={messages.messFee} amount={mess.perMonth} unit="a month" />
								<Sum what={messages.messMonths({ months: mess.months })} amount={messTotal(fees)} unit="a year" />
							</dl>
						)}
						<Notes notes={mess.notes} />
					</section>
				)}
				{hasOnce && (
					<section aria-labelledby="once" className={styles.column}>
						<h2 className="pad-below-3 size-3" id="once">
							{messages.onceTitle}
						</h2>
						<dl className="rule-above">
							{sums.map(({ note, amount }) => (
								<Sum key={note} what={messages.applicationFee} amount={amount} unit="with the form" note={note} />
							))}
							{deposit > 0 && (
								<Sum
									what={messages.deposit}
									amount={deposit}
									unit="on the reporting date"
									note={messages.depositNote}
								/>
							)}
						</dl>
					</section>
				)}
			</PageGrid>
		</div>
	);
}

/** One sum where all forms cost the same, else one per form, or per programme of a form. */
function feesByForm(
	messages: MessagesOf<typeof feesMessages>,
	fees: FormFees,
	offered: Offering,
): { note: string; amount: number }[] {
	const sums = offered.forms.flatMap((form) =>
		amountsOfForm(fees, form, offered).map(({ programme, rupees: amount }) => ({
			note: programme ?? offered.names[form] ?? form,
			amount,
		})),
	);
	const [first] = sums;
	if (first === undefined) return [];
	return sums.every(({ amount }) => amount === first.amount) ? [{ ...first, note: messages.sameForAll }] : sums;
}

function Sum({ what, amount, unit, note }: { what: string; amount: number; unit: string; note?: string }) {
	return (
		<div className={`pad-above-3 pad-below-4 line-below ${styles.sum}`}>
			<dt>
				{what}
				{note && <span>{note}</span>}
			</dt>
			<dd>
				{rupees(amount)} <span>{translateText(unit)}</span>
			</dd>
		</div>
	);
}

function Notes({ notes }: { notes: readonly string[] }) {
	return notes.map((note) => (
		<p key={note} className="pad-above-3 small">
			{note}
		</p>
	));
}
