/** The page at an address; undefined where it doesn't come. */
export async function fetchPage(...input: Parameters<typeof fetch>): Promise<Document | undefined> {
	const answer = await fetch(...input).catch(() => undefined);
	return answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : undefined;
}
