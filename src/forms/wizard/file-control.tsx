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
	/** Not yet taken by the scanner, whose code may still be loading. */
	const [pictures, setPictures] = useState<readonly File[]>([]);
	const choose = (file: File) => {
		if (!isPicture(file)) return uploads.choose(name, file, document);
		uploads.clearError(name);
		// Whoever chooses a picture again, since the scanner did not load, means one page.
		setPictures((waiting) => [...waiting.filter((other) => !isSame(other, file)), file]);
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
					pictures={pictures}
					onTake={(taken) => setPictures((waiting) => waiting.filter((file) => !taken.includes(file)))}
					onDone={(file) => uploads.choose(name, file, document)}
				/>
			}
		/>
	);
}

/** Each time that a file is chosen it is another object. */
const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
