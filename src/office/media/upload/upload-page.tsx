import type { LoaderFunctionArgs } from "react-router";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./upload.module.css";
import { uploadActs } from "./upload-acts.server.ts";
import { UploadField } from "./upload-field.tsx";

export function loader({ context }: LoaderFunctionArgs) {
	return { acts: permissionsOn(uploadActs, null, allow(context, "media.upload")) };
}

export const action = handleActs(uploadActs);

/** Adds files to the library. */
export default function UploadPage() {
	return (
		<Screen title="Add files" back={{ href: officePaths.media(), label: "Back to Media" }}>
			<div className={styles.page}>
				<ActForm act="add" encType="multipart/form-data" className={styles.form} data-upload="">
					<UploadField id="files" name="files" label="Photos, videos, documents and typefaces" multiple />
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
