/** The languages of captions, by their codes in ISO 639-1, with the names that viewers know them by. */
export const captionLanguages: Readonly<Record<string, string>> = {
	en: "English",
	hi: "हिन्दी",
	kn: "ಕನ್ನಡ",
	ml: "മലയാളം",
	mr: "मराठी",
	ta: "தமிழ்",
	te: "తెలుగు",
	ur: "اردو",
};

/** Largest length of a film's captions in one language. */
export const maxCaptionsLength = 200_000;

export type CaptionsFault = { line: number; message: string };

type Cue = { start: number; line: number };

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}((?:[ \\t]+\\w+:\\S+)*)[ \\t]*$`);

/**
 * Finds what is wrong with captions in WebVTT, line by line, the first ten faults. Stricter than browsers, which
 * silently leave out what they cannot read.
 * @param seconds the film's length
 */
export function checkCaptions(text: string, seconds: number): CaptionsFault[] {
	const lines = splitLines(text);
	const faults: CaptionsFault[] = [];
	const fault = (index: number, message: string) => faults.push({ line: index + 1, message });
	if (text.length > maxCaptionsLength)
		return [{ line: 1, message: "The captions are longer than 200,000 characters." }];
	if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) fault(0, "The first line must be WEBVTT.");
	let last: Cue = { start: 0, line: 0 };
	let cues = 0;
	for (const { index, block } of blocksOf(lines)) {
		const tooEarly = index === 0 ? block.findIndex((line) => line.includes("-->")) : -1;
		if (tooEarly > 0) fault(tooEarly, "Leave a blank line below WEBVTT.");
		if (index === 0 || /^NOTE(?:\s|$)/.test(block[0] ?? "")) continue;
		if (/^(?:STYLE|REGION)\s*$/.test(block[0] ?? "")) {
			fault(index, "You can’t use styles and regions. The player sets how captions look.");
			continue;
		}
		const at = block[0]?.includes("-->") ? 0 : 1;
		const timingLine = block[at];
		const line = index + at;
		if (timingLine === undefined || !timingLine.includes("-->")) {
			fault(index, "A time such as 00:01.000 --> 00:04.000 is missing. A blank line ends a caption.");
			continue;
		}
		cues += 1;
		const match = timing.exec(timingLine);
		if (!match) {
			fault(line, "The times must be written as 00:01.000 --> 00:04.000.");
			continue;
		}
		const [start, end] = [secondsIn(match.slice(1, 5)), secondsIn(match.slice(5, 9))];
		if (end <= start) fault(line, "It must end after it starts.");
		if (start < last.start) fault(line, `It must not start before the caption in line ${last.line}.`);
		if (start >= seconds) fault(line, `The video ends before this. It lasts ${seconds} seconds.`);
		last = { start, line: line + 1 };
		const lines = block.slice(at + 1);
		if (lines.length === 0) fault(line, "Enter a text for this caption.");
		for (const [below, each] of lines.entries())
			if (each.includes("-->")) fault(line + 1 + below, "Leave a blank line before this time.");
	}
	if (cues === 0 && faults.length === 0) fault(0, "The file doesn’t have any captions.");
	return faults.sort((a, b) => a.line - b.line).slice(0, 10);
}

/** Returns captions as they are stored: one kind of line break, no byte order mark. */
export function tidyCaptions(text: string): string {
	return `${splitLines(text).join("\n").trimEnd()}\n`;
}

function splitLines(text: string): string[] {
	return text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
}

/** Lines between empty ones; `index` is of the first. */
function blocksOf(lines: string[]): { index: number; block: string[] }[] {
	const blocks: { index: number; block: string[] }[] = [];
	let open = false;
	for (const [index, line] of lines.entries()) {
		if (line.trim() === "") open = false;
		else if (open) blocks.at(-1)?.block.push(line);
		else {
			blocks.push({ index, block: [line] });
			open = true;
		}
	}
	return blocks;
}

function secondsIn([hours = "0", minutes = "0", seconds = "0", thousandths = "0"]: (string | undefined)[]): number {
	return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
