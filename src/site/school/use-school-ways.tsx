import { trackerWords } from "#src/school/words/sets/application-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";

/** "write to hello@… or call +91 …" */
export function SchoolWays() {
	const words = useWords(trackerWords);
	const { identity } = useSchool();
	return (
		<>
			{words.writeTo} <a href={`mailto:${identity.email}`}>{identity.email}</a> {words.orCall}{" "}
			<a href={`tel:${identity.phone.replaceAll(" ", "")}`}>{identity.phone}</a>
		</>
	);
}
