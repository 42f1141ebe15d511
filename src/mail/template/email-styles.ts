import { type CSSProperties, createContext } from "react";
import { builtInBrand, type EmailColours, emailColours } from "./email-colours.ts";

const text = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const display = "'Familjen Grotesk', 'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Outlook on Windows renders with Word, which ignores the padding of links. */
const forWord = (property: string, value: string) => ({ [property]: value }) as CSSProperties;

/** The inline styles of an email. */
export function emailStyles(colour: EmailColours) {
	const cell: CSSProperties = { fontFamily: text, fontSize: "16px", lineHeight: "26px", color: colour.ink };
	return {
		page: { margin: 0, padding: 0, width: "100%", backgroundColor: colour.paper, WebkitTextSizeAdjust: "100%" },
		hidden: {
			display: "none",
			maxHeight: 0,
			maxWidth: 0,
			overflow: "hidden",
			opacity: 0,
			fontSize: "1px",
			lineHeight: "1px",
			color: colour.paper,
		},
		full: { width: "100%", borderCollapse: "collapse" },
		sheet: { width: "100%", maxWidth: "600px", borderCollapse: "collapse" },
		margin: { padding: "32px 24px 48px", backgroundColor: colour.paper },
		sender: {
			...cell,
			padding: "0 16px 12px 0",
			fontFamily: display,
			fontSize: "17px",
			lineHeight: "22px",
			fontWeight: 500,
			letterSpacing: "-0.01em",
			color: colour.shola,
		},
		reference: {
			...cell,
			padding: "0 0 12px",
			fontSize: "13px",
			lineHeight: "22px",
			color: colour.soft,
			textAlign: "right",
			whiteSpace: "nowrap",
			fontVariantNumeric: "tabular-nums",
		},
		headRule: { padding: 0, height: "2px", fontSize: "1px", lineHeight: "2px", backgroundColor: colour.shola },
		title: {
			margin: 0,
			padding: "40px 0 24px",
			fontFamily: display,
			fontSize: "34px",
			lineHeight: "40px",
			fontWeight: 500,
			letterSpacing: "-0.02em",
			color: colour.ink,
		},
		heading: {
			margin: 0,
			padding: "20px 0 6px",
			fontFamily: display,
			fontSize: "20px",
			lineHeight: "26px",
			fontWeight: 500,
			letterSpacing: "-0.01em",
			color: colour.shola,
		},
		paragraph: { ...cell, padding: "0 0 20px" },
		note: { ...cell, padding: "0 0 20px", fontSize: "14px", lineHeight: "22px", color: colour.soft },
		rows: { padding: "12px 0 32px" },
		label: {
			...cell,
			width: "34%",
			padding: "11px 16px 11px 0",
			borderTop: `1px solid ${colour.hairline}`,
			fontSize: "14px",
			color: colour.soft,
			textAlign: "left",
			verticalAlign: "top",
			fontWeight: 400,
		},
		value: {
			...cell,
			padding: "11px 0",
			borderTop: `1px solid ${colour.hairline}`,
			textAlign: "left",
			verticalAlign: "top",
			wordBreak: "break-word",
			overflowWrap: "anywhere",
			fontVariantNumeric: "tabular-nums",
		},
		lastEdge: { borderBottom: `1px solid ${colour.hairline}` },
		action: { padding: "8px 0 12px" },
		button: { backgroundColor: colour.laterite, borderRadius: "2px", ...forWord("msoPaddingAlt", "13px 26px") },
		buttonText: {
			padding: "13px 26px",
			fontFamily: text,
			fontSize: "16px",
			lineHeight: "24px",
			fontWeight: 600,
			color: colour.paper,
			textDecoration: "none",
			display: "block",
		},
		address: {
			...cell,
			padding: "12px 0 28px",
			fontSize: "13px",
			lineHeight: "20px",
			color: colour.soft,
			wordBreak: "break-all",
		},
		addressLink: { color: colour.soft, textDecoration: "underline" },
		foot: {
			...cell,
			padding: "20px 0 0",
			borderTop: `1px solid ${colour.hairline}`,
			fontSize: "13px",
			lineHeight: "20px",
			color: colour.soft,
		},
		footName: { color: colour.shola, fontWeight: 600 },
	} as const satisfies Record<string, CSSProperties>;
}

export const EmailStylesContext = createContext(emailStyles(emailColours(builtInBrand)));

/**
 * Style sheet for the programs that read one; free of the characters that HTML escapes. Narrow screens stack the rows;
 * dark ones have colours of their own, so that programs do not invert them.
 */
export const emailStyleSheet = ({ dark }: EmailColours) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
	.margin { padding: 24px 20px 40px !important; }
	.title { font-size: 28px !important; line-height: 34px !important; padding: 32px 0 20px !important; }
	.label, .value { display: block !important; width: auto !important; }
	.label { padding: 12px 0 0 !important; border-bottom: 0 !important; }
	.value { padding: 0 0 12px !important; border-top: 0 !important; }
	.button-frame, .button { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
	.paper { background-color: ${dark.paper} !important; }
	.ink { color: ${dark.ink} !important; }
	.soft { color: ${dark.soft} !important; }
	.shola { color: ${dark.shola} !important; }
	.head-rule { background-color: ${dark.rule} !important; }
	.hairline { border-color: ${dark.hairline} !important; }
}
`;
