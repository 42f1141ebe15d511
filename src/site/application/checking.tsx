import { Notice } from "#src/ui/feedback/notice.tsx";

/** A payment awaits the bank's confirmation; the notice keeps the applicant from paying twice. */
export function Checking({ followed = true }: { /** Whether this page keeps polling. */ followed?: boolean }) {
	return (
		<Notice title="We are checking with the bank. Do not pay again." live="polite">
			<p>
				This can take a few minutes.{" "}
				{followed
					? "The page changes by itself when the bank has answered; you may also close it. We write to you " +
						"when the fee has arrived."
					: "We write to you when the fee has arrived."}
			</p>
		</Notice>
	);
}
