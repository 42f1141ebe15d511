/**
 * Finds out whether a file changed or vanished after it was chosen: browsers then refuse to read it, for good, and
 * report what sends it as a broken connection. Chromium tells so of files whose size was read before,
 * and where the same second changed them, of those whose last byte is gone.
 */
export async function isChanged(file: Blob): Promise<boolean> {
	return file
		.slice(-1)
		.arrayBuffer()
		.then(
			() => false,
			() => true,
		);
}
