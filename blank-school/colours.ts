/** The school's colours, the same as in src/ui/styles/tokens.css. */
export const colours = {
	paper: "#f6f4ee",
	ink: "#15201b",
	shola: "#173a2e",
	sholaLight: "#24503f",
	mist: "#e2e6de",
	laterite: "#a8402a",
	lateriteDeep: "#86301d",
	lichen: "#d6dd7e",
} as const;
