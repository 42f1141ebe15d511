/** A moment in UTC as iCalendar writes it (RFC 5545): `20261122T113000Z`. */
export function utcTime(moment: Date): string {
	return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** Words as the value of a property. */
export function textValue(text: string): string {
	return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** Folds a line at 75 octets; a continuation begins with a space. */
export function foldLine(line: string): string {
	const parts: string[] = [];
	let part = "";
	let octets = 0;
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (octets + size > 75) {
			parts.push(part);
			part = " ";
			octets = 1;
		}
		part += character;
		octets += size;
	}
	return [...parts, part].join("\r\n");
}
