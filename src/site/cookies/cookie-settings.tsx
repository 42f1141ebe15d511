import * as paths from "#src/paths.ts";
import { cookiesMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useEmbeddedFilms } from "#src/site/stories/use-embedded-films.ts";

/**
 * Asks about cookies again, where a film takes them; without scripts, where nothing is embedded anyway, it leads to the
 * privacy policy.
 */
export function CookieSettings({ className }: { className?: string | undefined }) {
	const messages = useMessages(cookiesMessages);
	if (!useEmbeddedFilms()) return null;
	return (
		<li>
			<form method="get" action={paths.privacy} data-consent-again>
				<button type="submit" className={className}>
					{messages.settings}
				</button>
			</form>
		</li>
	);
}
