import type { ReactNode } from "react";
import type { AwaitedResult, DocumentField, Owed } from "#src/admissions/completion/owed.ts";
import { formatMonth } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { Island } from "#src/site/islands/island.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { DocumentSender } from "./document-sender.tsx";
import styles from "./still-needed.module.css";

type StillNeededProps = {
	owed: Owed;
	/** Of the application. */
	token: string;
};

/** What the application still needs as a checklist, one act per line, and what may be sent too. */
export function StillNeeded({ owed: { complete, documents, results, offered }, token }: StillNeededProps) {
	return (
		<div className={styles.stack}>
			{complete ? (
				<p className={styles.complete}>
					<Icon name="check" />
					Nothing is missing: the application is complete.
				</p>
			) : (
				<>
					<p>
						Your application is in. What is still missing can follow from any device until it is decided; send each
						thing when you have it.
					</p>
					<ul className={styles.list}>
						{results.map((result) => (
							<li key={result.key}>
								<ResultLine result={result} token={token} />
							</li>
						))}
						{documents.map((field) => (
							<li key={field.name}>
								<DocumentLine field={field} token={token} />
							</li>
						))}
					</ul>
				</>
			)}
			{offered.length > 0 && (
				<div>
					<h3 className={styles.offered}>You may also send</h3>
					<ul className={styles.list}>
						{offered.map((field) => (
							<li key={field.name}>
								<DocumentLine field={field} token={token} offered />
							</li>
						))}
					</ul>
				</div>
			)}
		</div>
	);
}

function ResultLine({ result: { key, label, expected }, token }: { result: AwaitedResult; token: string }) {
	return (
		<a className={styles.line} href={paths.applicationResult(token, key)}>
			<LineWords label={label} note={expected ? `Expected in ${formatMonth(expected)}` : "As soon as it is out"}>
				Enter it
			</LineWords>
		</a>
	);
}

type DocumentLineProps = { field: DocumentField; token: string /** Not needed. */; offered?: boolean };

function DocumentLine({ field, token, offered = false }: DocumentLineProps) {
	const props = { field, token };
	return (
		<details className={styles.details}>
			<summary className={styles.line}>
				<LineWords label={field.label} offered={offered}>
					Send it
				</LineWords>
			</summary>
			<div className={styles.body}>
				<Island name="document-sender" props={props}>
					<DocumentSender {...props} />
				</Island>
			</div>
		</details>
	);
}

type LineWordsProps = { label: string; note?: string; offered?: boolean; children: ReactNode };

/** An empty box to be ticked if it is needed, what it is, and what to do about it. */
function LineWords({ label, note, offered = false, children }: LineWordsProps) {
	return (
		<>
			<span className={offered ? styles.noBox : styles.box} aria-hidden="true" />
			<span className={styles.label}>
				{label}
				{note && <span className={styles.note}>{note}</span>}
			</span>
			<span className={styles.act}>{children}</span>
		</>
	);
}
