const browsers = [
	[/\bEdgA?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
] as const;

const systems = [
	[/\bAndroid\b/, "Android"],
	[/\b(?:iPhone|iPod)\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b/, "macOS"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bLinux\b/, "Linux"],
] as const;

/** A header `User-Agent` in words: "Firefox on Linux". */
export function describeAgent(userAgent: string | undefined): string {
	const find = (list: readonly (readonly [RegExp, string])[]) =>
		list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
	const [browser, system] = [find(browsers) ?? "A browser", find(systems)];
	return system ? `${browser} on ${system}` : browser;
}
