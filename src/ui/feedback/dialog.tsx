import { type ReactNode, useEffect, useId, useRef } from "react";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
	open: boolean;
	/** The visitor asked to close, by button or Escape. Set `open` to false. */
	onClose: () => void;
	title: ReactNode;
	children: ReactNode;
	/** The name of the cross; default "Close". */
	closeLabel?: string;
	className?: string;
};

/** A native modal dialog: the browser keeps focus inside, makes the rest inert and gives focus back. */
export function Dialog({ open, onClose, title, children, closeLabel, className }: DialogProps) {
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
			aria-labelledby={open ? titleId : undefined}
			className={classNames(styles.dialog, className)}
			closedby="closerequest"
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
				<DialogSheet titleId={titleId} title={title} onClose={onClose} closeLabel={closeLabel}>
					{children}
				</DialogSheet>
			)}
		</dialog>
	);
}

type SheetProps = Pick<DialogProps, "title" | "children" | "closeLabel"> & {
	titleId: string;
	onClose?: () => void;
};

/** Content of a dialog: its title, a cross and its children. */
export function DialogSheet({ titleId, title, children, onClose, closeLabel }: SheetProps) {
	const messages = useMessages(fieldsMessages);
	return (
		<div className={styles.sheet}>
			<header className={styles.head}>
				<h2 id={titleId} className={styles.title}>
					{title}
				</h2>
				<button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel ?? messages.close}>
					<Icon name="close" />
				</button>
			</header>
			<div className="pad-above-4">{children}</div>
		</div>
	);
}
