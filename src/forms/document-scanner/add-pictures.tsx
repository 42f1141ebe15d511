import { type ChangeEvent, useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./scanner-dialog.module.css";
import { useCamera } from "./use-camera.ts";

/** Named one by one, an iPhone hands pictures over as they are. */
const pictureTypes = "image/jpeg,image/png,image/heic,image/heif,.heic,.heif";

type AddPicturesProps = { /** There is no page yet. */ first: boolean; onChoose: (files: File[]) => void };

/** The two ways to pictures: the camera, where there is one, and what was taken before. */
export function AddPictures({ first, onChoose }: AddPicturesProps) {
	const withCamera = useCamera();
	const camera = useRef<HTMLInputElement>(null);
	const picker = useRef<HTMLInputElement>(null);
	const choose = (event: ChangeEvent<HTMLInputElement>) => {
		const files = [...(event.target.files ?? [])];
		// So that choosing the same file again is a change again.
		event.target.value = "";
		if (files.length > 0) onChoose(files);
	};
	return (
		<div className={styles.add}>
			<input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={choose} />
			<input ref={picker} type="file" hidden accept={pictureTypes} multiple onChange={choose} />
			{withCamera && (
				<Button tone={first ? "action" : "quiet"} onClick={() => camera.current?.click()}>
					<Icon name="camera" />
					{first ? "Take a photograph" : "Take the next page"}
				</Button>
			)}
			<Button tone={first && !withCamera ? "action" : "quiet"} onClick={() => picker.current?.click()}>
				<Icon name="pictures" />
				{first ? "Choose pictures" : "Add pictures"}
			</Button>
		</div>
	);
}
