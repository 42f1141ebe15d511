import type { CurrentTexts, SchoolTexts } from "#src/school-texts.ts";

/** The texts, in the language of the page. */
type PageTexts = SchoolTexts & Pick<CurrentTexts, "language">;

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/**
 * Texts by the data that the root's loader has returned: in the data themselves they would be written out for each
 * page.
 */
const schools = new WeakMap<object, PageTexts>();

/** Gives the pages' `meta` functions the texts of the school. @returns the loader's data, as they are */
export function withSchool<Data extends object>(school: PageTexts, data: Data): Data {
	schools.set(data, school);
	return data;
}

/** The texts of the school in a `meta` function. */
export function schoolIn({ matches }: { matches: Matches }): PageTexts {
	const data = matches.find((match) => match?.id === "root")?.loaderData;
	const school = data && typeof data === "object" ? schools.get(data) : undefined;
	if (!school) throw new Error("The root’s loader gives the texts of the school.");
	return school;
}
