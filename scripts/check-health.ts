export {};

/**
 * Health check of a container: ends with 0 when the site on this machine says that it is ready, else with 1 and a
 * sentence.
 */
const url = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;

try {
	const { status } = await fetch(url, { signal: AbortSignal.timeout(4000) });
	if (status !== 200) throw new Error(`it answered ${status}`);
} catch (error) {
	console.error(`The site isn’t ready: ${error instanceof Error ? error.message : error}.`);
	process.exitCode = 1;
}
