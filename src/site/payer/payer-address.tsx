import * as paths from "#src/paths.ts";
import { payerMessages } from "#src/school/messages/sets/payer-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { TextField } from "#src/ui/fields/field.tsx";
import styles from "./payer.module.css";

type PayerAddressProps = {
	/** Token of the payer link. */
	token: string;
	/** An address was left before; the page does not show it to anyone who else has the link. */
	noted: boolean;
	/** Email that was typed and could not be accepted, with the reason. */
	refused: { email: string; message: string } | undefined;
};

/** Asks anyone who pays for the address that the receipt is sent to; a plain form, on pages with and without code. */
export function PayerAddress({ token, noted, refused }: PayerAddressProps) {
	const messages = useMessages(payerMessages);
	return (
		<form method="post" action={paths.pay(token)} className={styles.receipt} noValidate>
			{noted && !refused && (
				<Notice tone="done" title={messages.emailSavedTitle}>
					<p>{messages.emailSavedText}</p>
				</Notice>
			)}
			<TextField
				name="email"
				type="email"
				label={noted ? messages.otherEmail : messages.receiptEmail}
				help={noted ? undefined : messages.emailHelp}
				autoComplete="email"
				inputMode="email"
				enterKeyHint="done"
				optional
				defaultValue={refused?.email}
				error={refused?.message}
			/>
			<div>
				<Button type="submit">{messages.sendReceipt}</Button>
			</div>
		</form>
	);
}
