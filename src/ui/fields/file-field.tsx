import { useEffect, useEffectEvent, useRef } from "react";
import { fileSize } from "#src/formatting/file-size.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { classNames } from "#src/ui/class-names.ts";
import type { Elements } from "#src/ui/elements.ts";
import progress from "#src/ui/feedback/progress.module.css";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import frame from "./field.module.css";
import { FieldError, type FieldTexts, Help, LabelText, useFieldWiring } from "./field-frame.tsx";
import styles from "./file-field.module.css";

/**
 * Data about a chosen file; `size` in bytes. `sending`: it is on its way, `share` from 0 to 1. `failed`: it did not
 * arrive.
 */
export type ChosenFile = { name: string; size: number } & (
	| { state: "sending"; share: number }
	| { state: "failed"; message: string }
	| { state: "sent" | "waiting" }
);

type FileFieldProps = FieldTexts & {
	name: string;
	/** Controlled: the chosen file, or null. */
	file: ChosenFile | null;
	/**
	 * Called with what was chosen or dropped, one file unless `multiple`; the caller checks it and may refuse by leaving
	 * `file` as it is and setting `error`.
	 */
	onChoose: (files: readonly File[]) => void;
	/** Takes the file away, or stops its sending. */
	onRemove: () => void;
	/** Sends a file again that did not arrive. */
	onRetry: () => void;
	/** File types as in the native attribute: ".pdf,.docx". */
	accept?: string;
	/** Several files may be chosen at once, of which the caller makes one. */
	multiple?: boolean;
	required?: boolean;
	disabled?: boolean;
	/** Another way to choose a file, shown next to "Choose file". */
	alternative?: Elements;
};

/**
 * A file: choose (button or drop), its name and size, how far its sending is, replace, remove, send again. Never
 * holds the file itself. The native input covers the box, so that it takes dropped files too.
 */
export function FileField({
	name,
	label,
	help,
	error,
	optional,
	file,
	onChoose,
	onRemove,
	onRetry,
	accept,
	multiple,
	required,
	disabled,
	alternative,
}: FileFieldProps) {
	const messages = useMessages(fieldsMessages);
	const { id, helpId, errorId, aria } = useFieldWiring(name, { help, error });
	const input = useRef<HTMLInputElement>(null);

	const fileId = `${id}-file`;
	const describedBy = [aria["aria-describedby"], file && fileId].filter(Boolean).join(" ") || undefined;

	const choose = () => {
		const chosenFiles = [...(input.current?.files ?? [])];
		if (!input.current || chosenFiles.length === 0) return;
		onChoose(chosenFiles);
		// Clears the control, so that choosing the same file again is a change again.
		input.current.value = "";
	};
	const takeEarlyChoice = useEffectEvent(choose);
	/** Takes what was chosen before this code loaded. */
	useEffect(() => takeEarlyChoice(), []);
	const remove = () => {
		onRemove();
		input.current?.focus();
	};

	return (
		<div className={frame.field}>
			<label htmlFor={id} className={frame.label}>
				<LabelText label={label} optional={optional} />
			</label>
			<Help id={helpId}>{help}</Help>
			<div className={styles.box}>
				<input
					{...aria}
					aria-describedby={describedBy}
					ref={input}
					type="file"
					id={id}
					name={name}
					accept={accept}
					multiple={multiple}
					required={required}
					disabled={disabled}
					onChange={choose}
					className={styles.input}
				/>
				{file ? (
					<p id={fileId} className={styles.file}>
						<Icon name="file" />
						<span className={styles.name}>{file.name}</span>
						<span className={styles.size}>{sizeText(messages, file)}</span>
					</p>
				) : (
					<p className={styles.none}>{messages.noFileChosen}</p>
				)}
				<div className={styles.actions}>
					{alternative && <div className="stack-2 small relative items-start">{alternative}</div>}
					<span className={styles.choose} aria-hidden="true">
						{file ? messages.replace : messages.chooseFile}
					</span>
					{file && (
						<button type="button" className={styles.remove} onClick={remove} disabled={disabled}>
							<span>{file.state === "sending" ? messages.cancel : messages.remove}</span>{" "}
							<VisuallyHidden>{file.name}</VisuallyHidden>
						</button>
					)}
				</div>
				{file?.state === "sending" && (
					<progress
						className={classNames(progress.bar, styles.bar)}
						max={1}
						value={file.share}
						aria-label={messages.sendingFile({ name: file.name })}
					/>
				)}
				{file?.state === "failed" && (
					<div className={styles.failed} role="alert">
						<p>{messages.fileNotSent({ message: file.message })}</p>
						<button type="button" className={styles.retry} onClick={onRetry}>
							<span>{messages.sendAgain}</span> <VisuallyHidden>{file.name}</VisuallyHidden>
						</button>
					</div>
				)}
				<span className={styles.announce} role="status">
					<VisuallyHidden>
						{file ? messages.fileStatus({ name: file.name, size: fileSize(file.size), state: file.state }) : ""}
					</VisuallyHidden>
				</span>
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}

/** Returns the size, with the progress of its sending. */
function sizeText(messages: MessagesOf<typeof fieldsMessages>, file: ChosenFile): string {
	const size = fileSize(file.size);
	if (file.state === "sending") return `${size}, ${Math.floor(file.share * 100)} %`;
	return file.state === "sent" ? messages.fileSent({ size }) : size;
}
