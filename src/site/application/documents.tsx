import type { SentFile } from "#src/admissions/documents/application-files.server.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./documents.module.css";

type DocumentsProps = {
	files: readonly SentFile[] /** Each lies below it, under the name of its field. */;
	address: string;
};

/** The documents that came with an application, each to take back as it was sent. */
export function Documents({ files, address }: DocumentsProps) {
	if (files.length === 0) return <p className={styles.none}>No documents came with it.</p>;
	return (
		<ul className={styles.list}>
			{files.map(({ field, label, name, size }) => (
				<li key={field} className={styles.file}>
					<span className={styles.label}>{label}</span>
					<a className={styles.name} href={`${address}/${field}`} download={name}>
						<Icon name="download" />
						<span>{name}</span>
					</a>
					<span className={styles.size}>{fileSize(size)}</span>
				</li>
			))}
		</ul>
	);
}
