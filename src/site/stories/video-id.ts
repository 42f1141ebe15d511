/** The 11-character id in a link to a YouTube film (watch, short link, embed, shorts, live), or undefined. */
export function videoId(link: string): string | undefined {
	if (!URL.canParse(link)) return undefined;
	const { hostname, pathname, searchParams } = new URL(link);
	const host = hostname.replace(/^(www|m)\./, "");
	const [kind = "", key = ""] = pathname.split("/").slice(1);
	const foundVideoId =
		host === "youtu.be"
			? kind
			: /^youtube(-nocookie)?\.com$/.test(host)
				? (searchParams.get("v") ?? (/^(embed|shorts|live|v)$/.test(kind) ? key : ""))
				: "";
	return /^[\w-]{11}$/.test(foundVideoId) ? foundVideoId : undefined;
}
