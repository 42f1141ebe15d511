/** Ways in which map services write a place, the marked one before the middle of the map. */
const patterns = [
	/[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/,
	/!3d(-?[\d.]+)!4d(-?[\d.]+)/,
	/[@=](-?[\d.]+),(?:%20|\+)?(-?[\d.]+)/,
	/#map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/,
	/^\s*(-?[\d.]+)[,;\s]\s*(-?[\d.]+)\s*$/,
];

/** Reads a place from a pair of coordinates, or from a link of OpenStreetMap or Google Maps. */
export function placeIn(text: string): { latitude: string; longitude: string } | undefined {
	const found = patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
	const [, latitude = "", longitude = ""] = found ?? [];
	const inRange = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
	return found && inRange ? { latitude, longitude } : undefined;
}

/** Fills in latitude and longitude where both are pasted into one of the two fields. */
export function startPlaces(form: HTMLFormElement) {
	form.addEventListener("paste", (event) => {
		const { target, clipboardData } = event;
		const [, group] =
			target instanceof HTMLInputElement ? (/^(.*)(?:latitude|longitude)$/.exec(target.name) ?? []) : [];
		const place = group === undefined ? undefined : placeIn(clipboardData?.getData("text") ?? "");
		if (!place) return;
		event.preventDefault();
		for (const [name, value] of Object.entries(place)) {
			const field = form.elements.namedItem(`${group}${name}`);
			if (!(field instanceof HTMLInputElement)) continue;
			field.value = value;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	});
}
