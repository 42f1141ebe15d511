import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { legalTitles } from "#src/forms/legal/legal-texts.ts";
import type { StoredConsent } from "#src/forms/legal/stored-consent.ts";
import { languageName, translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import type { RecordKind } from "#src/privacy/records/record-kind.ts";
import { privacyRequestMessages } from "#src/school/messages/sets/privacy-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./own-data.module.css";

type RecordView = {
	kind: RecordKind;
	id: number;
	title: string;
	createdAt: string;
	consent: StoredConsent | null;
	reads: readonly { day: string }[];
};

const unlogged: ReadonlySet<RecordKind> = new Set(["draft", "visit", "opening-request"]);

const dayOf = (at: string) => formatLong(dayAtSchool(new Date(at)));

/** Records that someone has sent, each with its consent and the one click that withdraws it. */
export function OwnRecords({
	records,
	restricted,
}: {
	records: readonly RecordView[];
	restricted: readonly { title: string; eraseOn: string }[];
}) {
	const messages = useMessages(privacyRequestMessages);
	return (
		<>
			{records.length === 0 && <p>{messages.emptyRecords}</p>}
			<ul className={styles.records}>
				{records.map((record) => (
					<li key={`${record.kind} ${record.id}`}>
						<h3 className="size-4 breakable">{record.title}</h3>
						<p>
							{messages.received({ day: dayOf(record.createdAt) })} <ReadLine {...record} />
						</p>
						<ConsentLine consent={record.consent} />
						<Withdraw record={record} />
					</li>
				))}
			</ul>
			{restricted.length > 0 && (
				<>
					<h3>{messages.restrictedTitle}</h3>
					<ul className={styles.lines}>
						{restricted.map(({ title, eraseOn }) => (
							<li key={title}>{messages.erasedOn({ title, day: formatLong(eraseOn) })}</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

/** Number of times the office has read it, where that is logged; who read it stays with the office. */
function ReadLine({ kind, reads }: RecordView) {
	const messages = useMessages(privacyRequestMessages);
	const [last] = reads;
	if (unlogged.has(kind)) return null;
	if (!last) return messages.notRead;
	const day = formatLong(last.day);
	return reads.length === 1 ? messages.readOnce({ day }) : messages.readOften({ count: reads.length, day });
}

function ConsentLine({ consent }: { consent: StoredConsent | null }) {
	const messages = useMessages(privacyRequestMessages);
	if (!consent) return <p className={`stack-2 soft measure ${styles.soft}`}>{messages.noConsent}</p>;
	const texts = consent.legal.map(({ name, number }) => ({
		title: messages.legalVersion({ title: translateText(legalTitles[name]), number }),
		path: paths.legalVersion(name, number),
	}));
	return (
		<div className={`stack-2 soft measure ${styles.soft}`}>
			<p>
				{messages.consentGiven({
					day: dayOf(consent.at),
					version: consent.version,
					language: languageName(consent.language),
				})}
			</p>
			{consent.text !== null && <blockquote lang={consent.language}>{consent.text}</blockquote>}
			{texts.length > 0 && (
				<p>
					{messages.refersTo({
						texts: texts.map(({ title }) => title).join(", "),
						links: () =>
							texts.map(({ title, path }, index) => (
								<span key={path}>
									{index > 0 && ", "}
									<a href={path}>{title}</a>
								</span>
							)),
					})}
				</p>
			)}
		</div>
	);
}

/** Button to withdraw a record; the consequences are given beside it, before it is pressed. */
function Withdraw({ record: { kind, id, consent, title } }: { record: RecordView }) {
	const messages = useMessages(privacyRequestMessages);
	const isStored = kind !== "draft" && kind !== "opening-request";
	return (
		<form method="post" className="stack-3 measure items-start">
			<input type="hidden" name="act" value="withdraw" />
			<input type="hidden" name="kind" value={kind} />
			<input type="hidden" name="id" value={id} />
			{isStored && (
				<p>
					{kind === "application" ? messages.withdrawEffectApplication : messages.withdrawEffectOther}{" "}
					{messages.withdrawEffectStored}
				</p>
			)}
			<Button type="submit" small aria-label={`${consent ? messages.withdrawConsent : messages.deleteDraft}: ${title}`}>
				{consent ? messages.withdrawConsent : messages.deleteDraft}
			</Button>
		</form>
	);
}
