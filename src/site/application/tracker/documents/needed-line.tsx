import type { ReactNode } from "react";
import type { DocumentField } from "#src/admissions/completion/outstanding.ts";
import { documentsMessages } from "#src/school/messages/sets/documents-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Island } from "#src/site/islands/island.tsx";
import { DocumentSender } from "./document-sender.tsx";
import styles from "./still-needed.module.css";

type DocumentLineProps = {
	field: DocumentField;
	/** Token of the application. */
	token: string;
	note?: ReactNode;
	/** True if the document is not needed. */
	offered?: boolean;
	/** Shown unfolded. */
	open?: boolean;
	/** Content above the form. */
	children?: ReactNode;
};

/** A line that unfolds into the form that sends its document. */
export function DocumentLine({ field, token, note, offered = false, open = false, children }: DocumentLineProps) {
	const messages = useMessages(documentsMessages);
	const props = { field, to: { token } };
	return (
		<details className={styles.details} open={open}>
			<summary className={styles.line}>
				<LineText label={field.label} note={note} offered={offered}>
					{messages.sendDocument}
				</LineText>
			</summary>
			<div className={`not-printed stack-4 pad-above-2 pad-below-5 ${styles.body}`}>
				{children}
				<Island name="document-sender" props={props}>
					<DocumentSender {...props} />
				</Island>
			</div>
		</details>
	);
}

type LineWordsProps = { label: string; note?: ReactNode; offered?: boolean; children: ReactNode };

/** An empty box to be ticked if it is needed, what it is, and what to do about it. */
export function LineText({ label, note, offered = false, children }: LineWordsProps) {
	return (
		<>
			<span className={offered ? styles.noBox : styles.box} aria-hidden="true" />
			<span className="strong">
				{label}
				{note && <span className="small soft regular block">{note}</span>}
			</span>
			<span className={`not-printed ${styles.act}`}>{children}</span>
		</>
	);
}
