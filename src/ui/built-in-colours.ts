/** The colours of `styles/tokens.css`, by their names there in camel case. */
export const builtInColours = {
	paper: "#f6f4ee",
	ink: "#15201b",
	shola: "#173a2e",
	sholaLight: "#24503f",
	mist: "#e2e6de",
	laterite: "#a8402a",
	lateriteDeep: "#86301d",
	lichen: "#d6dd7e",
} as const;

export type ColourName = keyof typeof builtInColours;

/** The custom property of a colour. */
export const colourToken = (name: string) => `--${name.replace(/[A-Z]/g, "-$&").toLowerCase()}`;

/** A style sheet with the colours that are not the built-in ones; empty without any. Paper has its own when printed. */
export function colourStyles(colours: Readonly<Record<ColourName, string>>): string {
	const own = Object.entries(colours).filter(([name, value]) => builtInColours[name as ColourName] !== value);
	if (own.length === 0) return "";
	const rules = own.map(([name, value]) => `${colourToken(name)}:${value}`);
	return `@layer tokens{@media not print{:root{${rules.join(";")}}}}`;
}
