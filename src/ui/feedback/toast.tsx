import { useEffect, useState } from "react";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./toast.module.css";

export type ToastMessage = { tone: "done" | "alert"; text: string };

const shownMilliseconds = 5000;

type ToastProps = {
	/** A new object shows again, also with the same words. */
	message: ToastMessage | undefined;
	/** Handler for when its time is over or the visitor closed it: set `message` to undefined. */
	onClose: () => void;
};

/** A short message at the top right that disappears after 5 seconds, but not while it is pointed at or holds focus. */
export function Toast({ message, onClose }: ToastProps) {
	const messages = useMessages(fieldsMessages);
	const [held, setHeld] = useState(false);
	useEffect(() => {
		if (!message || held) return;
		const timer = setTimeout(onClose, shownMilliseconds);
		return () => clearTimeout(timer);
	}, [message, held, onClose]);
	const close = () => {
		// Nothing says that the pointer and the focus have left what is gone.
		setHeld(false);
		onClose();
	};
	return (
		<div className={styles.place} role={message?.tone === "alert" ? "alert" : "status"}>
			{message && (
				// biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone reads
				<div
					className={styles.toast}
					data-tone={message.tone}
					onPointerEnter={() => setHeld(true)}
					onPointerLeave={() => setHeld(false)}
					onFocus={() => setHeld(true)}
					onBlur={() => setHeld(false)}
				>
					<Icon name={message.tone === "done" ? "check" : "alert"} />
					<p>{message.text}</p>
					<button type="button" aria-label={messages.close} className={styles.close} onClick={close}>
						<Icon name="close" />
					</button>
				</div>
			)}
		</div>
	);
}
