import type { LoaderFunctionArgs } from "react-router";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { itemAddress, wholeLibrary } from "#src/office/media/media-list.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { TakenFiles } from "./take-files.server.ts";
import styles from "./upload.module.css";
import { uploadActs } from "./upload-acts.server.ts";
import { UploadField } from "./upload-field.tsx";

export function loader({ context }: LoaderFunctionArgs) {
	return { acts: permitted(uploadActs, null, allow(context, "media.upload")) };
}

export const action = handleActs(uploadActs);

/** Adds files to the library. */
export default function UploadPage() {
	const answer = useActAnswer<TakenFiles["added"]>();
	return (
		<Screen title="Add files" back={{ href: officePaths.media(), label: "Back to Media" }}>
			<div className={styles.page}>
				{answer && <Outcome added={answer.shown ?? []} refused={answer.problems ?? [answer.message]} />}
				<ActForm act="add" encType="multipart/form-data" className={styles.form} data-upload="" quiet>
					<UploadField id="files" name="files" label="Photos, videos and documents" multiple />
					<button className={controls.button} data-act="" type="submit">
						<OfficeIcon name="up" /> Add to the library
					</button>
				</ActForm>
				<section className={styles.rules}>
					<h2>Before you add photos</h2>
					<p>Get written consent from everyone who can be recognised. For children, ask their parents.</p>
					<p>
						Your original stays private. Visitors get copies in several sizes, without the location and other camera
						data. They’re ready after a few seconds.
					</p>
				</section>
			</div>
		</Screen>
	);
}

function Outcome({ added, refused }: { added: TakenFiles["added"]; refused: readonly string[] }) {
	return (
		<div className={`${layout.warning} ${styles.outcome}`} role="alert">
			{added.length > 0 && (
				<p>
					Added:{" "}
					{added.map(({ id, name }, index) => (
						<span key={id}>
							{index > 0 && ", "}
							<a href={itemAddress(id, wholeLibrary)}>{name}</a>
						</span>
					))}
				</p>
			)}
			{refused.length > 0 && (
				<>
					<p>
						<b>Not added:</b>
					</p>
					<ul>
						{refused.map((message) => (
							<li key={message}>{message}</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
