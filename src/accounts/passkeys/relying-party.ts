/** Returns the name under which the office asks browsers for passkeys: they belong to the site's host. */
export function relyingParty(siteUrl: string): { origin: string; id: string } {
	const { origin, hostname } = new URL(siteUrl);
	return { origin, id: hostname };
}

/**
 * Returns the values against which both kinds of answers to a passkey's challenge are verified. The member has to have
 * unlocked the key.
 */
export function expectedAnswer(siteUrl: string, challenge: string) {
	const { origin, id } = relyingParty(siteUrl);
	return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
}
