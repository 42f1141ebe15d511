import { useEffect, useState } from "react";
import { readStored, writeStored } from "#src/forms/browser-storage.ts";
import { type FeeKind, feeKinds } from "#src/payment/fee/fee.ts";

/**
 * Data that the browser remembers about an application sent from this tab: enough to pay a fee and poll its status.
 * `kind` is the fee that is paid; without it, the application fee.
 */
export type Receipt = { reference: string; token: string; kind?: FeeKind };

export const receiptKey = "application-receipt";

/** Session storage ends with the tab, so a shared computer stores nothing. The link in the email works without it. */
export function storeReceipt(receipt: Receipt) {
	writeStored("session", receiptKey, receipt);
}

/** The receipt of this tab's last application; `undefined` until known, `null` when there is none. */
export function useReceipt(): Receipt | null | undefined {
	const [receipt, setReceipt] = useState<Receipt | null>();
	useEffect(() => setReceipt(readReceipt()), []);
	return receipt;
}

function readReceipt(): Receipt | null {
	const storedReceipt = readStored("session", receiptKey);
	if (
		typeof storedReceipt !== "object" ||
		storedReceipt === null ||
		!("reference" in storedReceipt && "token" in storedReceipt)
	)
		return null;
	const kind = feeKinds.find((each) => "kind" in storedReceipt && storedReceipt.kind === each);
	return { reference: String(storedReceipt.reference), token: String(storedReceipt.token), ...(kind && { kind }) };
}
