import { Notice } from "#src/ui/notice.tsx";

/** Somebody has paid, and the bank has not confirmed it yet: the one thing to prevent now is a second payment. */
export function Checking() {
	return (
		<Notice title="We are checking with the bank. Do not pay again." live="polite">
			<p>This can take a few minutes. The page changes by itself when the bank has answered; you may also close it, and we write to you.</p>
		</Notice>
	);
}
