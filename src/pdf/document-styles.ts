import type { PdfColours } from "./pdf-theme.ts";
import { type TextStyle, textStyles } from "./text-styles.ts";

export type DocumentStyles = ReturnType<typeof documentStyles>;

/** The styles of receipts, applications and forms. */
export function documentStyles(colours: PdfColours) {
	const { text, large, headline, label, note } = textStyles(colours);
	return {
		sender: { ...large, leading: 17.5, colour: colours.brand },
		title: { ...headline, size: 34, leading: 37 },
		fact: { ...large, size: 12.5, leading: 15 },
		factLabel: note,
		heading: { ...label, size: 8.6, leading: 11.6 },
		label: { ...text, leading: 14.4, colour: colours.muted },
		value: { ...text, size: 10.2, leading: 14.4 },
		amount: { ...headline, size: 34, leading: 38 },
		note: { ...note, size: 8.2, leading: 11.6 },
		footer: note,
	} satisfies Record<string, TextStyle>;
}
