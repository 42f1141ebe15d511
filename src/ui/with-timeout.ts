/** Waits for code that is loaded when it is needed. @throws if it fails to load, or is not there in time */
export function withTimeout<Code>(code: Promise<Code>, waitMs = 5000): Promise<Code> {
	const late = new Promise<never>((_, reject) => setTimeout(reject, waitMs));
	return Promise.race([code, late]);
}
