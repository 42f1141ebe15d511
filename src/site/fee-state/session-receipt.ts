import { useEffect, useState } from "react";
import { readStored, writeStored } from "#src/forms/browser-storage.ts";
import { type FeeKind, feeKinds } from "#src/payment/fee/fee.ts";

/**
 * What the browser remembers of an application sent from this tab: enough to pay a fee and poll its status. `kind`:
 * which fee is paid; without it the application fee.
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
	const stored = readStored("session", receiptKey);
	if (typeof stored !== "object" || stored === null || !("reference" in stored && "token" in stored)) return null;
	const kind = feeKinds.find((each) => "kind" in stored && stored.kind === each);
	return { reference: String(stored.reference), token: String(stored.token), ...(kind && { kind }) };
}
