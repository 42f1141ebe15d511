import { type ChangeEvent, useRef } from "react";
import frame from "./field.module.css";
import { FieldError, type FieldWords, Help, LabelText, useFieldWiring } from "./field-frame.tsx";
import styles from "./file-field.module.css";
import { fileSize } from "./file-size.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type FileFieldProps = FieldWords & {
	name: string;
	/** Controlled: the chosen file, or null. */
	file: File | null;
	/** Called with a chosen or dropped file; the caller checks it and may refuse by leaving `file` as it is and setting `error`. */
	onChoose: (file: File) => void;
	onRemove: () => void;
	/** As the native attribute: ".pdf,.docx". */
	accept?: string;
	disabled?: boolean;
};

/** A file: choose (button or drop), its name and size, replace, remove. Never holds the file itself. The native input covers the box, so that it takes dropped files too. */
export function FileField({ name, label, help, error, optional, file, onChoose, onRemove, accept, disabled }: FileFieldProps) {
	const { id, helpId, errorId, aria } = useFieldWiring(name, { help, error });
	const input = useRef<HTMLInputElement>(null);

	const fileId = `${id}-file`;
	const describedBy = [aria["aria-describedby"], file && fileId].filter(Boolean).join(" ") || undefined;

	const choose = (event: ChangeEvent<HTMLInputElement>) => {
		const chosen = event.target.files?.[0];
		if (chosen) onChoose(chosen);
		// So that choosing the same file again is a change again.
		event.target.value = "";
	};
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
					disabled={disabled}
					onChange={choose}
					className={styles.input}
				/>
				{file ? (
					<p id={fileId} className={styles.file}>
						<Icon name="file" />
						<span className={styles.name}>{file.name}</span>
						<span className={styles.size}>{fileSize(file.size)}</span>
					</p>
				) : (
					<p className={styles.none}>No file chosen</p>
				)}
				<div className={styles.actions}>
					<span className={styles.choose} aria-hidden="true">
						{file ? "Replace" : "Choose file"}
					</span>
					{file && (
						<button type="button" className={styles.remove} onClick={remove} disabled={disabled}>
							Remove <VisuallyHidden>{file.name}</VisuallyHidden>
						</button>
					)}
				</div>
				<span className={styles.announce} role="status">
					<VisuallyHidden>{file ? `${file.name}, ${fileSize(file.size)}, chosen` : ""}</VisuallyHidden>
				</span>
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	);
}
