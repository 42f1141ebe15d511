/** An API path with the word of the link that has opened this page: it goes with what is begun and sent here. */
export function withSource(url: string): string {
	if (typeof location === "undefined") return url;
	const from = new URLSearchParams(location.search).get("from");
	return from ? `${url}?${new URLSearchParams({ from })}` : url;
}
