import type { Email, EmailBlock } from "#src/mail/template/email-model.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import styles from "./mail-sheet.module.css";

type Props = {
	subject: string;
	/** Label and value of its head: whom it goes to, who gets the answer. */
	head: readonly { label: string; value: string }[];
	email: Email;
};

/** An email as it will be read, without the letterhead. */
export function MailSheet({ subject, head, email }: Props) {
	return (
		<article className={`${layout.card} ${styles.sheet}`} aria-label="Email">
			<dl className={`${layout.facts} ${styles.head}`}>
				{head.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
				<div>
					<dt>Subject</dt>
					<dd>
						<b>{subject}</b>
					</dd>
				</div>
			</dl>
			<div className={styles.body} lang={email.language}>
				{email.reference && <p className={controls.note}>{email.reference}</p>}
				<h2>{email.title}</h2>
				{email.blocks.map((block) => (
					<Block key={JSON.stringify(block)} block={block} />
				))}
				<p className={`${controls.note} ${styles.sender}`}>{[email.sender.name, ...email.sender.lines].join("\n")}</p>
			</div>
		</article>
	);
}

function Block({ block }: { block: EmailBlock }) {
	if ("heading" in block) return <h3>{block.heading}</h3>;
	if ("paragraph" in block) return <p>{block.paragraph}</p>;
	if ("note" in block) return <p className={controls.note}>{block.note}</p>;
	if ("rows" in block)
		return (
			<dl className={`${layout.facts} ${styles.rows}`}>
				{block.rows.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		);
	const { label, url } = "action" in block ? block.action : block.link;
	return (
		<p>
			<span className={"action" in block ? styles.action : styles.link}>{label}</span>
			<br />
			<span className={controls.note}>{url}</span>
		</p>
	);
}
