import { Notice } from "#src/ui/feedback/notice.tsx";

/** Somebody has paid, and the bank has not confirmed it yet: the one thing to prevent now is a second payment. */
export function Checking({ followed = true }: { /** Whether this page asks on by itself. */ followed?: boolean }) {
	return (
		<Notice title="We are checking with the bank. Do not pay again." live="polite">
			<p>
				This can take a few minutes.{" "}
				{followed
					? "The page changes by itself when the bank has answered; you may also close it. We write to you when the fee has arrived."
					: "We write to you when the fee has arrived."}
			</p>
		</Notice>
	);
}
