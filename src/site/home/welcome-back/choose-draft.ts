/**
 * Runs as an inline script before the first paint, so that nothing moves: of all `[data-draft]` it shows the one whose
 * draft was last written on this device.
 */
export function chooseDraft(maxAgeMs: number) {
	const savedAt = ({ dataset }: HTMLElement): number => {
		try {
			return Number(JSON.parse(localStorage.getItem(dataset.draft ?? "") ?? "{}").savedAt) || 0;
		} catch {
			return 0;
		}
	};
	const [latest] = [...document.querySelectorAll<HTMLElement>("[data-draft]")].sort((a, b) => savedAt(b) - savedAt(a));
	if (latest && Date.now() - savedAt(latest) < maxAgeMs) latest.hidden = false;
}
