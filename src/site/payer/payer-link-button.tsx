import * as paths from "#src/paths.ts";
import { Button } from "#src/ui/button.tsx";

/** Makes the payer link of an application and leads to it; a plain form, on pages with and without code. */
export function PayerLinkButton({ token }: { /** The application's own. */ token: string }) {
	return (
		<form method="post" action={paths.payerLink(token)}>
			<Button type="submit">A link for whoever pays</Button>
		</form>
	);
}
