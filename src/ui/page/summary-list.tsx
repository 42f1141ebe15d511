import type { ReactNode } from "react";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./summary-list.module.css";

export type SummaryRow = {
	/** The question. */
	term: string;
	/** The answer; nothing shows as "Not given". */
	detail: ReactNode;
	/** Handler for a change: when given, the row has a Change button. */
	onChange?: () => void;
};

/** Questions and answers, for checking before sending and for result pages. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
	const messages = useMessages(fieldsMessages);
	return (
		<dl className={styles.list}>
			{rows.map(({ term, detail, onChange }) => (
				<div key={term} className={styles.row}>
					<dt className={styles.term}>{term}</dt>
					<dd className={styles.detail}>{detail || <span className="soft">{messages.notGiven}</span>}</dd>
					{onChange && (
						<dd className={`not-printed ${styles.change}`}>
							<button type="button" onClick={onChange}>
								<span>{messages.change}</span> <VisuallyHidden>{term}</VisuallyHidden>
							</button>
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}
