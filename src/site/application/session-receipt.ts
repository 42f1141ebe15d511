import { useEffect, useState } from "react";

/** What the browser remembers of an application sent from this tab: enough to pay its fee and poll its status. */
export type Receipt = { reference: string; token: string };

export const receiptKey = "application-receipt";

/** Session storage ends with the tab, so a shared computer stores nothing. */
export function keepReceipt(receipt: Receipt) {
	try {
		sessionStorage.setItem(receiptKey, JSON.stringify(receipt));
	} catch {
		// Without storage, the link in the e-mail leads back.
	}
}

/** The receipt of this tab's last application; `undefined` until known, `null` when there is none. */
export function useReceipt(): Receipt | null | undefined {
	const [receipt, setReceipt] = useState<Receipt | null>();
	useEffect(() => setReceipt(readReceipt()), []);
	return receipt;
}

function readReceipt(): Receipt | null {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(receiptKey) ?? "null");
		const whole = typeof kept === "object" && kept !== null && "reference" in kept && "token" in kept;
		return whole ? { reference: String(kept.reference), token: String(kept.token) } : null;
	} catch {
		return null;
	}
}
