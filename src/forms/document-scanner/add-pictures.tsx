import { type ChangeEvent, useRef, useState } from "react";
import { scannerMessages } from "#src/school/messages/sets/forms/scanner-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./scanner-dialog.module.css";

/** Types listed one by one, because an iPhone then hands pictures over without converting them. */
const pictureTypes =
	"image/jpeg,.jfif,image/png,image/webp,image/avif,image/gif,image/bmp,image/tiff,image/heic,image/heif,.heic,.heif";

type AddPicturesProps = {
	/** True if there is no page yet. */
	first: boolean;
	onChoose: (files: File[]) => void;
};

/** Buttons for the camera, if there is one, and for existing pictures. */
export function AddPictures({ first, onChoose }: AddPicturesProps) {
	const messages = useMessages(scannerMessages);
	const hasCamera = useCamera();
	const camera = useRef<HTMLInputElement>(null);
	const picker = useRef<HTMLInputElement>(null);
	const choose = (event: ChangeEvent<HTMLInputElement>) => {
		const files = [...(event.target.files ?? [])];
		// Choosing the same file again would otherwise fire no change event.
		event.target.value = "";
		if (files.length > 0) onChoose(files);
	};
	return (
		<div className={`cluster-3 ${styles.add}`}>
			<input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={choose} />
			<input ref={picker} type="file" hidden accept={pictureTypes} multiple onChange={choose} />
			{hasCamera && (
				<Button tone={first ? "action" : "quiet"} onClick={() => camera.current?.click()}>
					<Icon name="camera" />
					<span>{first ? messages.takePhoto : messages.takeNextPage}</span>
				</Button>
			)}
			<Button tone={first && !hasCamera ? "action" : "quiet"} onClick={() => picker.current?.click()}>
				<Icon name="pictures" />
				<span>{first ? messages.choosePhotos : messages.addPhotos}</span>
			</Button>
		</div>
	);
}

/** Tells whether a file picker can open the camera; without a touch screen, `capture` does nothing. Browser only. */
export function useCamera(): boolean {
	const [camera] = useState(() => matchMedia("(any-pointer: coarse)").matches);
	return camera;
}
