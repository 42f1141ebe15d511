import { formatLong } from "#src/calendar/format.ts";
import type { Validity } from "#src/content/approval-documents/approval-documents.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { approvalsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
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
	const messages = useMessages(approvalsMessages);
	const facts = [
		{ label: messages.issuedBy, value: body },
		{ label: messages.number, value: number },
		{ label: messages.validity, value: term(messages, from, until) },
	];
	return (
		<li id={slug} className={styles.approval}>
			<div className={`stack-3 content-start ${styles.head}`}>
				<h2 className="size-3 leading-115 balanced">{title}</h2>
				<p className={styles.status} data-validity={validity}>
					{statusTexts(messages)[validity]}
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
					{messages.openLetter({ title, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}{" "}
					<span className="caption soft regular">{messages.pdf}</span>
				</a>
			</p>
		</li>
	);
}

const statusTexts = (messages: MessagesOf<typeof approvalsMessages>) =>
	({ current: messages.inForce, ended: messages.ended, "not begun": messages.notBegun }) as const;

function term(
	messages: MessagesOf<typeof approvalsMessages>,
	from: string | null,
	until: string | null,
): string | null {
	if (from && until) return `${formatLong(from)} to ${formatLong(until)}`;
	if (until) return messages.validUntil({ until: formatLong(until) });
	return from && messages.validFrom({ from: formatLong(from) });
}
