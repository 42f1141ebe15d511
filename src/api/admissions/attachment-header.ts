/**
 * A Content-Disposition that saves a file under its name, any script included (RFC 6266 with RFC 8187, and a plain
 * name for old programs).
 */
export function attachmentHeader(name: string): string {
	const safe = name.toWellFormed().replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]/gu, "_");
	const plain = safe.replace(/[^\x20-\x7e]/gu, "_").replace(/["%]/g, "_");
	const encoded = encodeURIComponent(safe).replace(
		/['()*]/g,
		(letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
