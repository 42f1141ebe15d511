import type { FontName, PdfColours } from "./pdf-theme.ts";

/** `size` and `leading` in points; `tracking` is extra space after each letter, in em. */
export type TextStyle = { font: FontName; size: number; leading: number; tracking?: number; colour: string };

/** The styles that all documents share. */
export const textStyles = ({ ink, muted }: Pick<PdfColours, "ink" | "muted">) =>
	({
		text: { font: "text", size: 9.6, leading: 14, colour: ink },
		large: { font: "display", size: 15, leading: 20.5, tracking: -0.008, colour: ink },
		headline: { font: "display", size: 30, leading: 32, tracking: -0.022, colour: ink },
		heading: { font: "display", size: 19, leading: 22, tracking: -0.016, colour: ink },
		label: { font: "bold", size: 7.6, leading: 10.5, colour: ink },
		note: { font: "text", size: 7.6, leading: 10.5, colour: muted },
	}) as const satisfies Record<string, TextStyle>;
