/**
 * Control characters that no keyboard types, and those that turn the direction of what follows: they make a text read
 * as another one than it is. U+0000 stays, since it is refused by name; so do the joiners that scripts of India need.
 */
const misleading = /(?![\0\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

export function withoutControls(text: string): string {
	return text.replace(misleading, "");
}
