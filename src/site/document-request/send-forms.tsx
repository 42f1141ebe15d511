import { refusalText } from "#src/admissions/completion/upload-refusals.ts";
import type { Field } from "#src/forms/definition.ts";
import { documentKinds } from "#src/forms/documents.ts";
import * as paths from "#src/paths.ts";
import { documentsWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import styles from "./document-request.module.css";

type Props = {
	code: string;
	field: Extract<Field, { kind: "file" }>;
	/** How the last sending ended; null before the first. */
	sent: string | null;
};

/** A form for the camera and one for a file; both are plain posts. */
export function SendForms({ code, field, sent }: Props) {
	const words = useWords(documentsWords);
	const { document: kind } = field;
	const taken: readonly string[] = documentKinds[kind].taken;
	const action = paths.documentRequest(code);
	return (
		<div className={styles.forms}>
			{sent !== null && (
				<Notice tone="alert" title={words.theDocumentWasNot}>
					<p>{sent === "same" ? same : refusalText(sent, kind)}</p>
				</Notice>
			)}
			{taken.includes("jpg") && (
				<form method="post" action={action} encType="multipart/form-data" className={styles.form}>
					<label htmlFor="camera">{words.photographIt}</label>
					<input
						id="camera"
						type="file"
						name="file"
						accept="image/jpeg,image/png"
						capture="environment"
						required
						aria-describedby="camera-help"
					/>
					<p id="camera-help">{words.theWholeSheetFlat}</p>
					<Button type="submit" tone="action">
						{words.sendThePhotograph}
					</Button>
				</form>
			)}
			<form method="post" action={action} encType="multipart/form-data" className={styles.form}>
				<label htmlFor="file">{taken.includes("jpg") ? words.orChooseAFile : words.chooseAFile}</label>
				<input
					id="file"
					type="file"
					name="file"
					accept={taken.map((ending) => `.${ending}`).join(",")}
					required
					aria-describedby="file-help"
				/>
				<p id="file-help">{taken.length === 1 ? words.pdfUpTo20 : words.pdfOrDocxUp}</p>
				<Button type="submit">{words.sendTheFile}</Button>
			</form>
		</div>
	);
}

const same = "This is the very file that you sent before. Please send another one.";
