/**
 * Control characters that no keyboard types, and those that turn the direction of what follows: they make a text read
 * as another one than it is. U+0000 stays, since it is refused by name; so do the joiners that scripts of India need.
 */
const misleading = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

export function withoutControls(text: string): string {
	return text.replace(misleading, "");
}
