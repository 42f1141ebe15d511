import { use } from "react";
import { InlineCodeContext } from "#src/react-router-patches/inline-code.ts";
import type { Identity } from "#src/school/identity.ts";
import { logoOn } from "#src/school/logo.ts";
import shapes from "#src/ui/contours/contours.module.css";
import { useSchool } from "./use-school.ts";

/** The school's logo, large and faint, where others have contour lines. */
export function LogoPattern() {
	const inline = use(InlineCodeContext);
	const { identity } = useSchool();
	if (identity.contours) return null;
	const styles = patternStyles(identity, `.${shapes.contours}`);
	inline?.styles.push(styles);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: an address, and path data that is encoded for one
	return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}

function patternStyles(identity: Identity, where: string): string {
	const { ink, lichen } = identity.colours;
	const light = backgroundOf(logoOn("light", identity), ink);
	const dark = backgroundOf(logoOn("dark", identity), lichen);
	// Words in a logo would be behind those of the page.
	const place =
		identity.logoImage && identity.logoHasName
			? "right 1rem bottom .5rem/auto 1.75rem"
			: "right -2rem center/auto min(150%,28rem,50vw)";
	return (
		`${where}{background:${light} ${place} no-repeat;opacity:.12}` +
		`[data-surface="shola"] ${where}{background-image:${dark};opacity:.2}${where}>*,footer ${where}{display:none}`
	);
}

function backgroundOf({ image, path }: ReturnType<typeof logoOn>, colour: string): string {
	if (image !== undefined) return `url(${image})`;
	const drawing =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke="${colour}" stroke-width=".75">` +
		`<path d="${path}"/></svg>`;
	return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
