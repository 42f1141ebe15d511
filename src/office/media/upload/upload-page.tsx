import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from "react-router";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { itemAddress } from "#src/office/media/library-address.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { filesOf, type TakenFiles, takeFiles } from "./take-files.server.ts";
import styles from "./upload.module.css";
import { UploadField } from "./upload-field.tsx";

export function loader({ context }: LoaderFunctionArgs) {
	allow(context, "media.upload");
	return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
	const { id, name } = allow(context, "media.upload");
	const services = context.get(officeServices);
	const files = await filesOf(services, await request.formData(), { name: "files", owner: id });
	const taken: TakenFiles =
		files.length > 0
			? await takeFiles(services, files, { id, name })
			: { added: [], refused: ["Choose a file first."] };
	const [first] = taken.added;
	if (taken.refused.length > 0 || !first) return data(taken, { status: 400 });
	if (taken.added.length === 1) throw redirectTo(officePaths.mediaItem(first.id));
	throw redirectTo(officePaths.media(`added=${taken.added.length}`));
}

/** Adds files to the library. */
export default function UploadPage() {
	const taken = useActionData<typeof action>();
	return (
		<Screen title="Add files" back={{ href: officePaths.media(), label: "Back to the library" }}>
			<div className={styles.page}>
				{taken && <Outcome taken={taken} />}
				<form method="post" encType="multipart/form-data" className={styles.form} data-upload="">
					<UploadField id="files" name="files" label="Pictures, films and documents" multiple />
					<button className={controls.button} data-act="" type="submit">
						<OfficeIcon name="up" /> Add to the library
					</button>
				</form>
				<section className={styles.rules}>
					<h2>What happens to a picture</h2>
					<p>
						The file as it came stays private. Visitors get seven sizes of it, in three shapes, without what the camera
						has written into it: the place above all. They are made one after the other, a few seconds each, and the
						site is not slower meanwhile.
					</p>
					<p>
						Whoever can be recognised in it has agreed to be shown, in writing. Children’s parents have agreed for them.
					</p>
				</section>
			</div>
		</Screen>
	);
}

function Outcome({ taken: { added, refused } }: { taken: TakenFiles }) {
	return (
		<div className={styles.outcome} role="alert">
			{added.length > 0 && (
				<p>
					Added:{" "}
					{added.map(({ id, name }, index) => (
						<span key={id}>
							{index > 0 && ", "}
							<a href={itemAddress(id, { words: "", page: 1 })}>{name}</a>
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
