import { createContext, use } from "react";

/** @returns a rule that shows a picture's preview behind `[data-preview=source]`; undefined if it has none */
export type PreviewRule = (source: string) => string | undefined;

/** Gives none in the browser. */
export const PreviewRuleContext = createContext<PreviewRule>(() => undefined);

/**
 * First in the `<picture>` of an `<img data-preview={source}>`: shows a small version of it from the page itself, until
 * the picture has come. A style element and no attribute, since the page's policy allows styles by their hash.
 */
export function PicturePreview({ source }: { source: string }) {
	const rule = use(PreviewRuleContext)(source);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a checked address and the product's own file
	return rule && <style dangerouslySetInnerHTML={{ __html: rule }} />;
}
