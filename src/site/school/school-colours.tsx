import { use } from "react";
import { InlineCodeContext } from "#src/react-router-patches/inline-code.ts";
import { colourStyles } from "#src/ui/built-in-colours.ts";
import { useSchool } from "./use-school.ts";

/** The school's own colours, after the styles of the page; nothing where it has the built-in ones. */
export function SchoolColours() {
	const inline = use(InlineCodeContext);
	const styles = colourStyles(useSchool().identity.colours);
	if (styles === "") return null;
	inline?.styles.push(styles);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: colours as the schema allows them, `#rrggbb`
	return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}
