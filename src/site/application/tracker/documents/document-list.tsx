import type { DocumentField } from "#src/admissions/completion/outstanding.ts";
import type { SentFile } from "#src/admissions/documents/application-files.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatShort } from "#src/calendar/format.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import * as paths from "#src/paths.ts";
import { documentsMessages } from "#src/school/messages/sets/documents-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Island } from "#src/site/islands/island.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./document-list.module.css";
import { DocumentSender } from "./document-sender.tsx";

type DocumentsProps = {
	files: readonly SentFile[];
	/** Time at which the application arrived, in ISO 8601. */
	receivedAt: string;
	/** Token of the application. */
	token: string;
	/** The questions whose documents can be replaced. */
	replaceable: readonly DocumentField[];
};

/** The documents of an application with the day on which each came, to download as they were sent, and to replace. */
export function Documents({ files, receivedAt, token, replaceable }: DocumentsProps) {
	const messages = useMessages(documentsMessages);
	if (files.length === 0) return <p className="pad-3 soft">{messages.emptyList}</p>;
	return (
		<ul className={styles.list}>
			{files.map(({ field, label, name, size, sentAt }) => {
				const day = dayAtSchool(new Date(sentAt ?? receivedAt));
				const question = replaceable.find((each) => each.name === field);
				return (
					<li key={field} className={styles.file}>
						<span className={styles.label}>{label}</span>
						<a className={`target ${styles.name}`} href={paths.applicationFile(token, field)} download={name}>
							<Icon name="download" />
							<span>{name}</span>
						</a>
						<span className={styles.facts}>
							{fileSize(size)}, <time dateTime={day}>{formatShort(day)}</time>
						</span>
						{question && <Replace field={question} token={token} />}
					</li>
				);
			})}
		</ul>
	);
}

function Replace({ field, token }: { field: DocumentField; token: string }) {
	const messages = useMessages(documentsMessages);
	const props = { field, to: { token }, replaces: true };
	return (
		<details className={`not-printed ${styles.replace}`}>
			<summary>
				{messages.replaceDocument({ label: field.label, what: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
			</summary>
			<Island name="document-sender" props={props}>
				<DocumentSender {...props} />
			</Island>
		</details>
	);
}
