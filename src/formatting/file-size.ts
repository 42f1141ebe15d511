/** A size in bytes as people read it: "340 KB", "2.4 MB" (1 MB = 1048576 bytes, as the limit is meant). */
export function fileSize(bytes: number): string {
	if (bytes < 1024) return `${bytes} bytes`;
	if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
	return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
