import { formatLong } from "#src/calendar/format.ts";
import type { Validity } from "#src/content/approval-documents/approval-documents.ts";
import { approvalsWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./approvals.module.css";

type ApprovalProps = {
	slug: string;
	title: string;
	body: string | null;
	number: string | null;
	from: string | null;
	until: string | null;
	validity: Validity;
	/** The PDF. */
	url: string;
};

/** One approval with an anchor of its own. */
export function Approval({ slug, title, body, number, from, until, validity, url }: ApprovalProps) {
	const words = useWords(approvalsWords);
	const facts = [
		{ label: words.issuedBy, value: body },
		{ label: words.number, value: number },
		{ label: words.validity, value: term(words, from, until) },
	];
	return (
		<li id={slug} className={styles.approval}>
			<div className={`stack-3 content-start ${styles.head}`}>
				<h2 className="size-3 leading-115 balanced">{title}</h2>
				<p className={styles.status} data-validity={validity}>
					{statusTexts(words)[validity]}
				</p>
			</div>
			<dl className={styles.facts}>
				{facts.map(
					({ label, value }) =>
						value && (
							<div key={label}>
								<dt className="small soft">{label}</dt>
								<dd className="figures breakable">{value}</dd>
							</div>
						),
				)}
			</dl>
			<p className={styles.file}>
				<a className="target strong one-line" href={url} type="application/pdf">
					<Icon name="file" />
					{words.openLetter({ title, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}{" "}
					<span className="caption soft regular">{words.pdf}</span>
				</a>
			</p>
		</li>
	);
}

const statusTexts = (words: WordsOf<typeof approvalsWords>) =>
	({ current: words.inForce, ended: words.ended, "not begun": words.notBegun }) as const;

function term(words: WordsOf<typeof approvalsWords>, from: string | null, until: string | null): string | null {
	if (from && until) return `${formatLong(from)} to ${formatLong(until)}`;
	if (until) return words.validUntil({ until: formatLong(until) });
	return from && words.validFrom({ from: formatLong(from) });
}
