/** What is read by who has sent too much, or shares the network address of others who have. */
export function sentTooOften(seconds: number): string {
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	return (
		"This was sent too often in the last few minutes, by you or by others who use the same internet connection, as in " +
		`a computer room. Please keep this page open and try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
	);
}
