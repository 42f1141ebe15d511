import * as paths from "#src/paths.ts";
import { feeWords } from "#src/school/words/sets/fee-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Button } from "#src/ui/button.tsx";

/** Makes the payer link of an application and leads to it; a plain form, on pages with and without code. */
export function PayerLinkButton({ token }: { /** The application's own. */ token: string }) {
	const words = useWords(feeWords);
	return (
		<form method="post" action={paths.payerLink(token)}>
			<Button type="submit">{words.aLinkForWhoever}</Button>
		</form>
	);
}
