import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { DocumentField } from "#src/admissions/completion/outstanding.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { takesPictures } from "#src/forms/documents.ts";
import { FileControl } from "#src/forms/wizard/file-control.tsx";
import { documentsMessages } from "#src/school/messages/sets/documents-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { leaveFor } from "#src/site/leave-for.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { type Destination, routesTo } from "./destination.ts";
import styles from "./document-sender.module.css";
import { useDocumentUpload } from "./use-document-upload.ts";

export type DocumentSenderProps = {
	field: DocumentField;
	to: Destination;
	/** True if it replaces the document that the question has. */
	replaces?: boolean;
};

/** Sends one document to an application. Without scripts it is a plain post, which leads back to the page. */
export function DocumentSender({ field, to, replaces = false }: DocumentSenderProps) {
	const messages = useMessages(documentsMessages);
	const routes = routesTo(to, field.name);
	const { uploads, file, error, arrived, send } = useDocumentUpload(routes, field);
	const [awake, setAwake] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => setAwake(true), []);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const sentLaterDocument = await send();
		// Anything else chosen on the page would be lost by leaving it.
		const unsent = [...document.querySelectorAll("[data-unsent], dialog[open]")].filter(
			(each) => each !== form.current,
		);
		if (sentLaterDocument && unsent.length === 0) leaveFor(routes.after(sentLaterDocument));
	};

	const busy = file?.state === "sending";
	const senderLabels = { label: field.label, what: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden> };
	const label = <span>{replaces ? messages.replacementFor(senderLabels) : messages.fileFor(senderLabels)}</span>;
	return (
		<FieldScope value={replaces ? "replace" : "send"}>
			<div role="status">
				{arrived && (
					<Notice tone="done" title={messages.fileReceived({ name: arrived.name, size: fileSize(arrived.size) })} />
				)}
			</div>
			{!arrived && (
				<form
					ref={form}
					className={styles.form}
					method="post"
					encType="multipart/form-data"
					action={routes.form}
					noValidate={awake}
					onSubmit={submit}
					aria-label={field.label}
					data-unsent={file !== undefined || undefined}
				>
					<FileControl
						field={field}
						texts={{ name: routes.part, label, help: field.help, error, required: true }}
						uploads={uploads}
						multiple={takesPictures(field.document)}
					/>
					<Button type="submit" tone={file ? "action" : "quiet"} busy={busy} small>
						{busy ? messages.sending : replaces ? messages.replaceFile : messages.sendDocument}
					</Button>
				</form>
			)}
		</FieldScope>
	);
}
