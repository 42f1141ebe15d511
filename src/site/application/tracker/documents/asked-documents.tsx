import type { AskedDocument } from "#src/admissions/completion/read-asked.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { MarkedPicture } from "#src/site/document-request/marked-picture.tsx";
import { DocumentLine } from "./needed-line.tsx";
import styles from "./still-needed.module.css";

type Props = {
	asked: readonly AskedDocument[];
	/** Of the application. */
	token: string;
};

/** The documents that the office has asked for: why, since when and until when, and the form that sends each. */
export function AskedDocuments({ asked, token }: Props) {
	return (
		<div>
			<h3 className={styles.group}>Asked for by the school</h3>
			<ul className={styles.list}>
				{asked.map(({ field, reason, askedAt, dueOn, picture }) => {
					const day = dayAtSchool(new Date(askedAt));
					const note = (
						<>
							{reason && <span className={styles.reason}>{reason}</span>}
							Asked on <time dateTime={day}>{formatLong(day)}</time>. Please send it by{" "}
							<time dateTime={dueOn}>{formatLong(dueOn)}</time>.
						</>
					);
					return (
						<li key={field.name}>
							<DocumentLine field={field} token={token} note={note} open={asked.length === 1}>
								{picture && <MarkedPicture src={paths.applicationFile(token, field.name)} box={picture.box} />}
							</DocumentLine>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
