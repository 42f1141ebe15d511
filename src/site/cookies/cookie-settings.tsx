import type { FormEvent } from "react";
import * as paths from "#src/paths.ts";
import { askConsentAgain } from "./cookie-consent.ts";

/** Asks about cookies again; without scripts, where nothing is embedded anyway, it leads to the privacy policy. */
export function CookieSettings({ className }: { className?: string | undefined }) {
	const submit = (event: FormEvent) => {
		event.preventDefault();
		askConsentAgain();
	};
	return (
		<form method="get" action={paths.privacy} onSubmit={submit}>
			<button type="submit" className={className}>
				Cookie settings
			</button>
		</form>
	);
}
