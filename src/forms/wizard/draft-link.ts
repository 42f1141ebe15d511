/** A mailed link ends in `#draft=<token>`: the part of an address that no server and no other page gets to see. */
const form = /^#draft=([\w-]{20,200})$/;

/** The token of the link by which this page was opened; it is taken out of the address, so that it stays in no history. */
export function takeDraftLink(): string | undefined {
	const token = form.exec(location.hash)?.[1];
	if (token) history.replaceState(history.state, "", location.pathname + location.search);
	return token;
}
