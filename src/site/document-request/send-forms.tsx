import { use } from "react";
import type { DocumentField } from "#src/admissions/completion/outstanding.ts";
import { sayRefusal } from "#src/admissions/completion/upload-refusals.ts";
import { takesPictures } from "#src/forms/documents.ts";
import * as paths from "#src/paths.ts";
import { documentsMessages } from "#src/school/messages/sets/school-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { DocumentSender } from "#src/site/application/tracker/documents/document-sender.tsx";
import { Island } from "#src/site/islands/island.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import styles from "./document-request.module.css";

type Props = {
	code: string;
	field: DocumentField;
	/** Outcome of the last sending; null before the first. */
	sentField: string | null;
};

/** The form of the tracker, with its scanner; without scripts also one for the camera. Both are plain posts. */
export function SendForms({ code, field, sentField }: Props) {
	const messages = useMessages(documentsMessages);
	const props = { field, to: { code } };
	return (
		<div className={styles.forms}>
			<p>{messages.sendAllNote}</p>
			{sentField !== null && (
				<Notice tone="alert" title={messages.refusedTitle}>
					<p>{sayRefusal(sentField === "same" ? "alreadySent" : sentField, use(MessagesContext))}</p>
				</Notice>
			)}
			{takesPictures(field.document) && (
				<noscript>
					<form
						method="post"
						action={paths.documentRequest(code)}
						encType="multipart/form-data"
						className={styles.form}
					>
						<label className="strong" htmlFor="camera">
							{messages.cameraLabel}
						</label>
						<input
							id="camera"
							type="file"
							name="file"
							accept="image/*"
							capture="environment"
							required
							aria-describedby="camera-help"
						/>
						<p className="small soft" id="camera-help">
							{messages.cameraHelp}
						</p>
						<Button type="submit" tone="action">
							{messages.sendPhoto}
						</Button>
					</form>
				</noscript>
			)}
			<Island name="document-sender" props={props} wake="load">
				<DocumentSender {...props} />
			</Island>
		</div>
	);
}
