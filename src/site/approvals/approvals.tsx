import { createContext, type FormEvent, type ReactNode, use, useState } from "react";
import { ApprovalDocuments, documentsAddress } from "./approval-documents.tsx";

const Open = createContext<() => void>(() => {});

/** Provides the approval documents' dialog to every button that opens it. */
export function Approvals({ children }: { children: ReactNode }) {
	const [open, setOpen] = useState(false);
	return (
		<Open value={() => setOpen(true)}>
			{children}
			<ApprovalDocuments open={open} onClose={() => setOpen(false)} />
		</Open>
	);
}

type ButtonProps = {
	children: ReactNode;
	className?: string | undefined;
	/** Called before the dialog opens, to close what contains the button. */
	onOpen?: () => void;
};

/** Opens the approval documents; without scripts it links to their list. */
export function ApprovalButton({ children, className, onOpen }: ButtonProps) {
	const open = use(Open);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onOpen?.();
		open();
	};
	return (
		<form method="get" action={documentsAddress} onSubmit={submit}>
			<button type="submit" aria-haspopup="dialog" className={className}>
				{children}
			</button>
		</form>
	);
}
