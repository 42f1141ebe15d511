import type { SentFile } from "#src/admissions/documents/application-files.server.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import * as paths from "#src/paths.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./document-list.module.css";

type DocumentsProps = {
	files: readonly SentFile[];
	/** Of the application. */
	token: string;
};

/** The documents of an application, to download as they were sent. */
export function Documents({ files, token }: DocumentsProps) {
	if (files.length === 0) return <p className={styles.none}>No documents came with it.</p>;
	return (
		<ul className={styles.list}>
			{files.map(({ field, label, name, size }) => (
				<li key={field} className={styles.file}>
					<span className={styles.label}>{label}</span>
					<a className={styles.name} href={paths.applicationFile(token, field)} download={name}>
						<Icon name="download" />
						<span>{name}</span>
					</a>
					<span className={styles.size}>{fileSize(size)}</span>
				</li>
			))}
		</ul>
	);
}
