import { refusalText } from "#src/admissions/completion/upload-refusals.ts";
import type { Field } from "#src/forms/definition.ts";
import { documentKinds } from "#src/forms/documents.ts";
import * as paths from "#src/paths.ts";
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
	const { document: kind } = field;
	const taken: readonly string[] = documentKinds[kind].taken;
	const action = paths.documentRequest(code);
	return (
		<div className={styles.forms}>
			{sent !== null && (
				<Notice tone="alert" title="The document was not taken.">
					<p>{sent === "same" ? same : refusalText(sent, kind)}</p>
				</Notice>
			)}
			{taken.includes("jpg") && (
				<form method="post" action={action} encType="multipart/form-data" className={styles.form}>
					<label htmlFor="camera">Photograph it</label>
					<input
						id="camera"
						type="file"
						name="file"
						accept="image/jpeg,image/png"
						capture="environment"
						required
						aria-describedby="camera-help"
					/>
					<p id="camera-help">The whole sheet, flat, in daylight.</p>
					<Button type="submit" tone="action">
						Send the photograph
					</Button>
				</form>
			)}
			<form method="post" action={action} encType="multipart/form-data" className={styles.form}>
				<label htmlFor="file">{taken.includes("jpg") ? "Or choose a file" : "Choose a file"}</label>
				<input
					id="file"
					type="file"
					name="file"
					accept={taken.map((ending) => `.${ending}`).join(",")}
					required
					aria-describedby="file-help"
				/>
				<p id="file-help">{taken.length === 1 ? "PDF, up to 20 MB." : "PDF or DOCX, up to 5 MB, or a picture."}</p>
				<Button type="submit">Send the file</Button>
			</form>
		</div>
	);
}

const same = "This is the very file that you sent before. Please send another one.";
