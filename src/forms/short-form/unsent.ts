const place = (form: string) => `unsent:${form}`;

/** What was typed into a form and not sent, as long as the tab is open; empty when there is nothing or the device keeps nothing. */
export function readUnsent(form: string): Record<string, string> {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(place(form)) ?? "{}");
		const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
		return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
	} catch {
		return {};
	}
}

/** Nothing typed, or sent: forgets it. */
export function keepUnsent(form: string, answers: Record<string, string>) {
	try {
		if (Object.values(answers).some((answer) => answer.trim() !== ""))
			sessionStorage.setItem(place(form), JSON.stringify(answers));
		else sessionStorage.removeItem(place(form));
	} catch {
		// Private windows and full devices refuse storage: the form works without.
	}
}
