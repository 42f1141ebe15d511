import { useState } from "react";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import { recognizeFile } from "#src/forms/chosen-files/recognize-file.ts";
import type { Field } from "#src/forms/definition.ts";
import { ScanButton } from "#src/forms/document-scanner/scan-button.tsx";
import { pickerAccept } from "#src/forms/documents.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import type { FieldTexts } from "#src/ui/fields/field-frame.tsx";
import { FileField } from "#src/ui/fields/file-field.tsx";
import type { FileUploads } from "./use-uploads.ts";

type FileControlProps = {
	field: Extract<Field, { kind: "file" }>;
	texts: FieldTexts & { name: string; required: boolean };
	uploads: FileUploads;
	/** Several pictures may be chosen at once, also where no code comes. */
	multiple?: boolean;
};

/** A document: chosen, dropped or photographed. Pictures that are chosen open the scanner, which makes them a PDF. */
export function FileControl({ field: { name, label, document }, texts, uploads, multiple = false }: FileControlProps) {
	/** Pictures that the scanner has not taken yet, because its code may still be loading. */
	const [pictures, setPictures] = useState<readonly File[]>([]);
	const choose = async (chosenFiles: readonly File[]) => {
		const recognized = await Promise.all(chosenFiles.map(recognizeFile));
		const single = recognized.find(({ isPicture }) => !isPicture);
		if (single && chosenFiles.length > 1) return uploads.setError(name, sayRule("several", pageMessages()));
		if (single) return uploads.choose(name, single.file, document);
		uploads.setError(name, undefined);
		// Anyone who chooses a picture again, since the scanner did not load, means one page.
		setPictures((waiting) => [
			...waiting.filter((other) => !chosenFiles.some((file) => isSame(other, file))),
			...chosenFiles,
		]);
	};
	return (
		<FileField
			{...texts}
			file={uploads.files[name] ?? null}
			accept={`${pickerAccept(document)},image/*`}
			multiple={multiple}
			onChoose={choose}
			onRemove={() => uploads.remove(name)}
			onRetry={() => uploads.retry(name)}
			alternative={
				<ScanButton
					label={label}
					fileName={name}
					pictures={pictures}
					onTake={(takenFiles) => setPictures((waiting) => waiting.filter((file) => !takenFiles.includes(file)))}
					onDone={(file) => uploads.choose(name, file, document)}
				/>
			}
		/>
	);
}

/** Each time that a file is chosen it is another object. */
const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
