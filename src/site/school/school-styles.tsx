import { use } from "react";
import { InlineCodeContext } from "#src/react-router-patches/inline-code.ts";
import { colourStyles } from "#src/ui/built-in-colours.ts";
import { typefaceStyles } from "./school-typeface.ts";
import { useSchool } from "./use-school.ts";

/** The school's own colours and typeface, after the styles of the page; nothing where it has the built-in ones. */
export function SchoolStyles() {
	const inline = use(InlineCodeContext);
	const { colours, typeface } = useSchool().identity;
	const styles = colourStyles(colours) + typefaceStyles(typeface);
	if (styles === "") return null;
	inline?.styles.push(styles);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: colours and files as the schema allows them
	return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}
