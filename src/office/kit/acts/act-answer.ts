/** The first text of each field of a form, by the fields' names: a form that was refused is filled with them again. */
export type SubmittedValues = Readonly<Record<string, string>>;

/** Answer that a page gets when it is shown again after one of its forms was sent. */
export type ActAnswer<ShownValues = unknown> = {
	/** The act's name in its page's table. */
	act: string;
	/** The part of the page that shows the message. */
	section?: string | undefined;
	ok: boolean;
	/** Empty where `shown` says it all. */
	message: string;
	/** Further sentences: everything that is wrong with what was typed. */
	problems?: readonly string[] | undefined;
	/** Values as typed: after a refusal, and for acts that only show something. */
	values?: SubmittedValues | undefined;
	/** Every text of the fields that may be sent more than once, such as boxes of one name. */
	lists?: Readonly<Record<string, readonly string[]>> | undefined;
	/** Values shown only this once: a new token, a preview, the invalid lines of a file. */
	shownValues?: ShownValues | undefined;
};

/** Fields that say what the member has seen, which may have changed when the page is shown again. */
const tellsState: ReadonlySet<string> = new Set(["version", "seen"]);

/**
 * The answer to one form of a page, if it was refused.
 * @param fields those that tell the form from others of the same act, such as the number of its row
 */
export function refusalOf(
	answer: ActAnswer | undefined,
	acts: string | readonly string[],
	fields: Readonly<Record<string, string | number>> = {},
): ActAnswer | undefined {
	if (!answer || answer.ok || ![acts].flat().includes(answer.act)) return undefined;
	const isSame = Object.entries(fields).every(
		([name, value]) => tellsState.has(name) || answer.values?.[name] === String(value),
	);
	return isSame ? answer : undefined;
}
