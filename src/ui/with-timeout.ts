/** Waits for code that is loaded when it is needed. @throws if it fails to load, or is not there in time */
export function withTimeout<Code>(code: Promise<Code>, waitMs = 5000): Promise<Code> {
	const late = new Promise<never>((_, reject) => setTimeout(reject, waitMs));
	return Promise.race([code, late]);
}

/**
 * Loads code that the visitor may ask for again. Chromium up to 155 remembers that a module did not load, as long as
 * the page is open, so that it is asked for once more under another address.
 * @throws if it fails to load both times
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
	const again = (error: Error): Promise<Code> => {
		const [url] = /https?:\S+\.js/.exec(error.message) ?? [];
		if (!url) throw error;
		return import(/* @vite-ignore */ `${url}?${Date.now()}`);
	};
	return load().catch(again);
}
