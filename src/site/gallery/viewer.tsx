import { galleryMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { classNames } from "#src/ui/class-names.ts";
import dialog from "#src/ui/feedback/dialog.module.css";
import { DialogSheet } from "#src/ui/feedback/dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./viewer.module.css";

/** The dialog that shows one picture or film large; `enhance/lazy/gallery-viewer.ts` opens copies of it. */
export function Viewer() {
	const messages = useMessages(galleryMessages);
	return (
		<template data-viewer>
			<dialog
				aria-labelledby="viewer-title"
				closedby="any"
				className={classNames(dialog.dialog, dialog.wide, styles.dialog)}
			>
				<DialogSheet titleId="viewer-title" title={messages.title}>
					<div className={styles.stage}>
						<div data-frame className={styles.frame} />
						<p data-credit className={`small soft ${styles.credit}`} />
						<div className={styles.controls}>
							<button type="button" className={`target ${styles.step}`}>
								<Icon name="back" />
								{messages.previous}
							</button>
							<p role="status" className="small figures one-line" />
							<button type="button" className={`target ${styles.step}`}>
								{messages.next}
								<Icon name="arrow" />
							</button>
						</div>
					</div>
				</DialogSheet>
			</dialog>
		</template>
	);
}
