import { type TextStyle, textStyles } from "#src/pdf/text-styles.ts";
import { pdfTheme } from "#demo/pdf-theme.ts";

export const { ink, hairline, muted } = pdfTheme.colours;
export const styles = textStyles(pdfTheme.colours);

export const withColour = (style: TextStyle, colour: string): TextStyle => ({ ...style, colour });
export const withSize = (style: TextStyle, size: number, leading: number): TextStyle => ({ ...style, size, leading });
