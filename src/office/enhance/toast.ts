const shownMs = 10_000;

/** Hides a toast after a while, unless someone is at it, and takes it out of the address at once. */
export function startToast(toast: HTMLElement) {
	const address = new URL(location.href);
	address.searchParams.delete("done");
	history.replaceState(history.state, "", address);
	const hide = () => {
		if (toast.matches(":hover, :focus-within")) setTimeout(hide, shownMs);
		else toast.remove();
	};
	setTimeout(hide, shownMs);
}
