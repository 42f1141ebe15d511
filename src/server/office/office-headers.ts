/** Nothing inline, nothing from elsewhere, framed by no one. */
export const officePolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self' data: blob:",
	"media-src 'self' blob:",
	"connect-src 'self'",
	"worker-src 'self'",
	// The texts of documents, each with a policy of its own.
	"frame-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** Headers of every response of the office besides its policy; its files that browsers may cache have others. */
export const officeHeaders: Readonly<Record<string, string>> = {
	"cache-control": "no-store",
	"x-robots-tag": "noindex, nofollow",
	"x-frame-options": "DENY",
	"cross-origin-opener-policy": "same-origin",
	"referrer-policy": "same-origin",
};
