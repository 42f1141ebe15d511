import { createContext, use } from "react";

/** @returns a rule that shows a picture's preview behind `[data-preview=source]`; undefined if it has none */
export type PreviewRule = (source: string) => string | undefined;

/** Gives none in the browser. */
export const PreviewRuleContext = createContext<PreviewRule>(() => undefined);

/**
 * Style element beside the `<picture>` of an `<img data-preview={source}>`: shows a small version of it from the page
 * itself, until the picture has come. A style element and not an attribute, because the page's policy allows styles by
 * their hash. React moves it into the head, because it has a precedence; a separate one, so that it is not merged with
 * others.
 */
export function PicturePreview({ source }: { source: string }) {
	const rule = use(PreviewRuleContext)(source);
	return (
		rule && (
			<style href={source} precedence={source}>
				{rule}
			</style>
		)
	);
}
