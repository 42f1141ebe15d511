/** The texts of a posted form by the names of its fields. A line break is one character, as in its field, not two. */
export function textsIn(form: FormData): Record<string, string> {
	return Object.fromEntries(
		[...form].flatMap(([name, value]) =>
			typeof value === "string" ? [[name, value.replaceAll(/\r\n?/g, "\n")] as const] : [],
		),
	);
}
