/** What is read by who has sent too much, or shares the network address of others who have. */
export function sentTooOften(seconds: number): string {
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	return (
		"You, or others on the same internet connection, sent this too often in the last few minutes. " +
		`Keep this page open and try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
	);
}
