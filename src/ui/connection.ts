type Connection = { effectiveType?: string; saveData?: boolean };

/** The browser's network information; undefined where it is not supported. Browser only. */
export function connection(): Connection | undefined {
	return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Tells whether the browser knows that the connection is slower than 4G. Browser only. */
export function isSlowConnection(): boolean {
	return (connection()?.effectiveType ?? "4g") !== "4g";
}
