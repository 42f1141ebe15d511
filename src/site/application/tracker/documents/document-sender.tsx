import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { DocumentField } from "#src/admissions/completion/owed.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { FileControl } from "#src/forms/wizard/file-control.tsx";
import * as paths from "#src/paths.ts";
import { documentsWords } from "#src/school/words/sets/documents-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { fillWords } from "#src/school/words/word-set.ts";
import { leaveFor } from "#src/site/leave-for.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import styles from "./document-sender.module.css";
import { useDocumentUpload } from "./use-document-upload.ts";

export type DocumentSenderProps = {
	field: DocumentField;
	/** Of the application. */
	token: string;
	/** In place of the document that the question has. */
	replaces?: boolean;
};

/** Sends one document to an application. Without scripts it is a plain post, which leads back to the tracker. */
export function DocumentSender({ field, token, replaces = false }: DocumentSenderProps) {
	const words = useWords(documentsWords);
	const { uploads, file, error, arrived, send } = useDocumentUpload(token, field);
	const [awake, setAwake] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => setAwake(true), []);
	useEarlyChoice(form, (chosen) => uploads.choose(field.name, chosen, field.document));

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const sent = await send();
		// What else is chosen on the page would be lost with it.
		const unsent = [...document.querySelectorAll("[data-unsent], dialog[open]")].filter(
			(each) => each !== form.current,
		);
		if (sent && unsent.length === 0) leaveFor(`${paths.application(token)}?arrived=${field.name}#outcome`);
	};

	const busy = file?.state === "sending";
	const label = (
		<>
			{replaces ? words.anotherFileInIts : words.file}{" "}
			<VisuallyHidden>{fillWords(words.forLabel, { label: field.label })}</VisuallyHidden>
		</>
	);
	return (
		<FieldScope value={replaces ? "replace" : "send"}>
			<div role="status">
				{arrived && (
					<Notice
						tone="done"
						title={fillWords(words.nameSizeHasArrived, { name: arrived.name, size: fileSize(arrived.size) })}
					/>
				)}
			</div>
			{!arrived && (
				<form
					ref={form}
					className={styles.form}
					method="post"
					encType="multipart/form-data"
					action={paths.applicationFile(token, field.name)}
					noValidate={awake}
					onSubmit={submit}
					aria-label={field.label}
					data-unsent={file !== undefined || undefined}
				>
					<FileControl
						field={field}
						words={{ name: field.name, label, help: field.help, error, required: true }}
						uploads={uploads}
					/>
					<Button type="submit" tone={file ? "action" : "quiet"} busy={busy} small>
						{busy ? words.sending : replaces ? words.replaceIt : words.sendIt}
					</Button>
				</form>
			)}
		</FieldScope>
	);
}

/** Takes over the file that was chosen before this code came. */
function useEarlyChoice(form: RefObject<HTMLFormElement | null>, choose: (file: File) => void) {
	const taken = useRef(false);
	useEffect(() => {
		if (taken.current) return;
		taken.current = true;
		const input = form.current?.querySelector<HTMLInputElement>("input[type=file]");
		const chosen = input?.files?.[0];
		if (!input || !chosen) return;
		choose(chosen);
		input.value = "";
	});
}
