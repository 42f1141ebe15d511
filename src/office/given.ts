/** What was typed into a form that could not be carried out, by the names of its fields: it is filled with it again. */
export type Given = Readonly<Record<string, string>>;

/**
 * What was typed into one form of a page, if it is the one that was refused.
 * @param form the fields that tell it from the page's others, such as its `act`
 */
export function givenTo(
	refusal: { given?: Given | undefined } | undefined,
	form: Readonly<Record<string, string | number>>,
): Given | undefined {
	const given = refusal?.given;
	return given && Object.entries(form).every(([name, value]) => given[name] === String(value)) ? given : undefined;
}
