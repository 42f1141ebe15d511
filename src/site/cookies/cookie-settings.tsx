import * as paths from "#src/paths.ts";
import { cookiesWords } from "#src/school/words/sets/frame-words.ts";
import { useWords } from "#src/school/words/use-words.ts";

/** Asks about cookies again; without scripts, where nothing is embedded anyway, it leads to the privacy policy. */
export function CookieSettings({ className }: { className?: string | undefined }) {
	const words = useWords(cookiesWords);
	return (
		<form method="get" action={paths.privacy} data-consent-again>
			<button type="submit" className={className}>
				{words.settings}
			</button>
		</form>
	);
}
