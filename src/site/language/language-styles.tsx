import { use } from "react";
import { english } from "#src/languages/language.ts";
import { InlineCodeContext } from "#src/react-router-patches/inline-code.ts";
import { useLanguage } from "./site-languages.ts";

/**
 * Sets scripts whose letters are taller and whose words are longer than Latin ones: more space between lines, none
 * between letters, smaller titles. Outside of any layer, so that they hold wherever a page says otherwise.
 */
const styles =
	":root{line-height:1.7;--tracking-heading:0;--tracking-display:0;--wide-apply:11.75rem}" +
	"h1,h2,h3,h4,dt,legend,label,button,summary,.size-4,.size-3,.size-2,.size-1{line-height:1.35!important}" +
	"h1{font-size:clamp(1.5rem,1.2rem + 1.4vw,2.5rem)!important}" +
	"h2{font-size:clamp(1.375rem,1.2rem + .9vw,2.125rem)}" +
	"main a,main button{white-space:normal}main td,main th{overflow-wrap:anywhere}" +
	"p:lang(en),li:lang(en),dd:lang(en){line-height:1.55}";

/** Styles of pages in another language than English. */
export function LanguageStyles() {
	const inline = use(InlineCodeContext);
	if (useLanguage() === english) return null;
	inline?.styles.push(styles);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own styles
	return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}
