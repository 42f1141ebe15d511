import * as paths from "#src/paths.ts";

/** Asks about cookies again; without scripts, where nothing is embedded anyway, it leads to the privacy policy. */
export function CookieSettings({ className }: { className?: string | undefined }) {
	return (
		<form method="get" action={paths.privacy} data-consent-again>
			<button type="submit" className={className}>
				Cookie settings
			</button>
		</form>
	);
}
