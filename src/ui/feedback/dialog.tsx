import { type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
	open: boolean;
	/** The visitor asked to close, by button, Escape or (if `closeOnBackdrop`) the backdrop. Set `open` to false. */
	onClose: () => void;
	title: ReactNode;
	children: ReactNode;
	/** 90 % of the view, at most 1200 px, for documents and pictures. */
	wide?: boolean;
	closeOnBackdrop?: boolean;
	/** The name of the cross; default "Close". */
	closeLabel?: string;
	/** A red cross, as on the school's documents and announcements. */
	redCross?: boolean;
	className?: string;
};

/** A native modal dialog: the browser keeps focus inside, makes the rest inert and gives focus back. */
export function Dialog({
	open,
	onClose,
	title,
	children,
	wide,
	closeOnBackdrop,
	closeLabel = "Close",
	redCross,
	className,
}: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();

	useEffect(() => {
		const element = dialog.current;
		if (!element || !open) return;
		element.showModal();
		return () => element.close();
	}, [open]);

	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			className={classNames(styles.dialog, wide && styles.wide, className)}
			closedby={closeOnBackdrop ? "any" : "closerequest"}
			onCancel={(event) => {
				if (event.target !== dialog.current) return;
				event.preventDefault();
				onClose();
			}}
			onClose={(event) => {
				// A browser may close it without asking (a second Escape); the owner's state follows.
				if (open && event.target === dialog.current) onClose();
			}}
		>
			{open && (
				<div className={styles.sheet}>
					<header className={styles.head}>
						<h2 id={titleId} className={styles.title}>
							{title}
						</h2>
						<button
							type="button"
							className={classNames(styles.close, redCross && styles.red)}
							onClick={onClose}
							aria-label={closeLabel}
						>
							<Icon name="close" />
						</button>
					</header>
					<div className={styles.body}>{children}</div>
				</div>
			)}
		</dialog>
	);
}
