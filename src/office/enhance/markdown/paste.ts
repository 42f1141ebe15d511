import { htmlToMarkdown } from "./html-to-markdown.ts";

/** Selector of elements that make HTML more than plain text. */
const rich =
	"a[href],h1,h2,h3,h4,h5,h6,ul,ol,table,blockquote,b,strong,i,em,s,del,[style*='font-weight'],[style*='italic']," +
	"[style*='mso-list'],[style*='line-through']";

/**
 * Converts pasted content to Markdown; returns null where the browser's own pasting is as good: plain text, code,
 * files.
 * @param chosen the text that is replaced
 */
export function pastedMarkdown(clipboard: DataTransfer, selection: string, origin: string): string | null {
	const text = clipboard.getData("text/plain");
	if (selection.trim() !== "" && /^https?:\/\/\S+$/.test(text.trim()) && !/^https?:/.test(selection.trim()))
		return `[${selection}](${text.trim()})`;
	const html = clipboard.getData("text/html");
	if (html === "" || clipboard.types.includes("vscode-editor-data")) return null;
	const { body } = new DOMParser().parseFromString(html, "text/html");
	return body.querySelector(rich) ? htmlToMarkdown(body, origin) : null;
}
