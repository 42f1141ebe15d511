import * as paths from "#src/paths.ts";
import type { FeeKind } from "#src/payment/fee/fee.ts";
import { feeMessages } from "#src/school/messages/sets/fee-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";

type PayerLinkButtonProps = {
	/** The application's own. */
	token: string;
	kind?: FeeKind;
	small?: boolean;
};

/** Makes the payer link of a fee and leads to it; a plain form, on pages with and without code. */
export function PayerLinkButton({ token, kind, small = false }: PayerLinkButtonProps) {
	const messages = useMessages(feeMessages);
	return (
		<form method="post" action={paths.payerLink(token, kind === "seat" ? kind : "")}>
			<Button type="submit" small={small}>
				{messages.payerLink}
			</Button>
		</form>
	);
}
