/** A mailed link ends in `#draft=<token>`: browsers send this part of a URL neither to servers nor as a referrer. */
const pattern = /^#draft=([\w-]{20,200})$/;

/** Whether this page was opened by such a link, whose token is not taken yet. */
export function hasDraftLink(): boolean {
	return pattern.test(location.hash);
}

/** The token of the link that opened this page. Removes it from the URL, so that it is not stored in the history. */
export function takeDraftLink(): string | undefined {
	const token = pattern.exec(location.hash)?.[1];
	if (token) history.replaceState(history.state, "", location.pathname + location.search);
	return token;
}
