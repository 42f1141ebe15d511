/**
 * Computes what the HTTP Observatory would give an answer, by its published modifiers; those of what this site never
 * has (a site without HTTPS, scripts from elsewhere, open CORS) are not written here.
 * Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function scoreByObservatory(headers: Headers): { score: number; parts: Record<string, number> } {
	const policy = new Map(
		(headers.get("content-security-policy") ?? "")
			.split(";")
			.map((part) => part.trim().split(/\s+/))
			.map(([name = "", ...sources]) => [name, sources]),
	);
	const parts = {
		policy: policyModifier(policy),
		cookies: cookiesModifier(headers.getSetCookie()),
		transport: transportModifier(headers.get("strict-transport-security") ?? ""),
		referrer: referrerModifier(headers.get("referrer-policy") ?? ""),
		types: headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
		frames: policy.has("frame-ancestors") ? 5 : headers.has("x-frame-options") ? 0 : -20,
		resources: headers.get("cross-origin-resource-policy") === "same-origin" ? 10 : 0,
	};
	const all = Object.values(parts);
	const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
	const base = 100 + sum(all.filter((part) => part < 0));
	return { score: base >= 90 ? base + sum(all.filter((part) => part > 0)) : base, parts };
}

function policyModifier(policy: Map<string, string[]>): number {
	if (policy.size <= 1) return -25;
	const of = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
	const isOpen = (sources: string[]) => sources.some((source) => ["*", "https:", "http:", "data:"].includes(source));
	const scripts = of("script-src");
	// A hash makes browsers ignore 'unsafe-inline'.
	const hashed = (sources: string[]) => sources.some((source) => /^'(?:sha256|nonce)-/.test(source));
	const inline = (sources: string[]) => sources.includes("'unsafe-inline'") && !hashed(sources);
	if (isOpen(scripts) || isOpen(of("object-src")) || inline(scripts)) return -20;
	if (scripts.includes("'unsafe-eval'")) return -10;
	if (inline(of("style-src"))) return 0;
	return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookiesModifier(cookies: readonly string[]): number {
	if (cookies.length === 0) return 0;
	if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
	if (cookies.some((cookie) => !/;\s*httponly/i.test(cookie))) return -30;
	return cookies.every((cookie) => /;\s*samesite=(?:strict|lax)/i.test(cookie)) ? 5 : 0;
}

function transportModifier(header: string): number {
	const [, seconds] = /max-age=(\d+)/.exec(header) ?? [];
	if (seconds === undefined) return -20;
	return Number(seconds) >= 15_768_000 ? 0 : -10;
}

function referrerModifier(header: string): number {
	const guarded = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
	if (guarded.includes(header)) return 5;
	return header === "" || header === "no-referrer-when-downgrade" ? 0 : -5;
}
