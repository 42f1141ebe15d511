import type { AskedDocument } from "#src/admissions/completion/read-open-requests.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { documentsMessages } from "#src/school/messages/sets/documents-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { MarkedPicture } from "#src/site/token-pages/marked-picture.tsx";
import { DocumentLine } from "./needed-line.tsx";
import styles from "./still-needed.module.css";

type Props = {
	requests: readonly AskedDocument[];
	/** Token of the application. */
	token: string;
};

/** The documents that the office has asked for: why, since when and until when, and the form that sends each. */
export function AskedDocuments({ requests, token }: Props) {
	const messages = useMessages(documentsMessages);
	return (
		<div>
			<h3 className="below-2 size-4">{messages.requestedTitle}</h3>
			<ul className="rule-above">
				{requests.map(({ field, reason, askedAt, dueOn, picture }) => {
					const day = dayAtSchool(new Date(askedAt));
					const note = (
						<>
							{reason && <span className={styles.reason}>{reason}</span>}
							{messages.requestDates({
								askedOn: formatLong(day),
								dueOn: formatLong(dueOn),
								asked: (text) => <time dateTime={day}>{text}</time>,
								due: (text) => <time dateTime={dueOn}>{text}</time>,
							})}
						</>
					);
					return (
						<li className="line-below unbroken" key={field.name}>
							<DocumentLine field={field} token={token} note={note} open={requests.length === 1}>
								{picture && <MarkedPicture src={paths.applicationFile(token, field.name)} box={picture.box} />}
							</DocumentLine>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
