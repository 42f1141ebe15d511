import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** A payment awaits the bank's confirmation; the notice keeps the applicant from paying twice. */
export function Checking({ followed = true }: { /** Whether this page keeps polling. */ followed?: boolean }) {
	const words = useWords(feeWords);
	return (
		<Notice title={words.checkingTitle} live="polite">
			<p>{followed ? words.checkingFollowed : words.checkingText}</p>
		</Notice>
	);
}
