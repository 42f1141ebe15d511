import { createContext, use } from "react";
import type { SchoolFees } from "#src/school/fees.ts";
import { isProductProgramme } from "#src/school/offered.ts";
import { shownFees } from "#src/school/shown.ts";
import type { SchoolTexts } from "#src/school-texts.ts";

/** The texts of the school, for everything that a page renders on the server. Islands get what they need as props. */
export const SchoolContext = createContext<SchoolTexts | undefined>(undefined);

/** @throws in the browser, where no page has the texts */
export function useSchool(): SchoolTexts {
	const school = use(SchoolContext);
	if (!school) throw new Error("The school’s texts are on the server only.");
	return school;
}

/** Undefined while the school has not said what it costs. */
export function useFees(): SchoolFees | undefined {
	const { fees, outlines } = useSchool();
	const added = outlines.programmes.flatMap(({ key, fees: years }) =>
		years && !isProductProgramme(key) ? [[key, years] as const] : [],
	);
	return shownFees({ ...fees, programmes: { ...fees.programmes, ...Object.fromEntries(added) } });
}
