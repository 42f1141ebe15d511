import { useState } from "react";
import type { Field } from "#src/forms/definition.ts";
import { ScanButton } from "#src/forms/document-scanner/scan-button.tsx";
import { isPicture, pickerAccept } from "#src/forms/documents.ts";
import type { FieldTexts } from "#src/ui/fields/field-frame.tsx";
import { FileField } from "#src/ui/fields/file-field.tsx";
import type { FileUploads } from "./use-uploads.ts";

type FileControlProps = {
	field: Extract<Field, { kind: "file" }>;
	words: FieldTexts & { name: string; required: boolean };
	uploads: FileUploads;
};

/** A document: chosen, dropped or photographed. A picture that is chosen opens the scanner, which makes it a PDF. */
export function FileControl({ field: { name, label, document }, words, uploads }: FileControlProps) {
	const [picture, setPicture] = useState<File>();
	const choose = (file: File) => {
		if (!isPicture(file)) return uploads.choose(name, file, document);
		uploads.clearError(name);
		setPicture(file);
	};
	return (
		<FileField
			{...words}
			file={uploads.files[name] ?? null}
			accept={`${pickerAccept(document)},image/*`}
			onChoose={choose}
			onRemove={() => uploads.remove(name)}
			onRetry={() => uploads.retry(name)}
			alternative={
				<ScanButton
					label={label}
					fileName={name}
					picture={picture}
					onDone={(file) => uploads.choose(name, file, document)}
				/>
			}
		/>
	);
}
