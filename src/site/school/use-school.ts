import { createContext, use } from "react";
import type { SchoolFees } from "#src/school/fees.ts";
import { feesByProgramme, shownFees } from "#src/school/fees-and-visits.ts";
import type { CurrentTexts } from "#src/school-texts.ts";

/** The texts of the school, for everything that a page renders on the server. Islands get what they need as props. */
export const SchoolContext = createContext<CurrentTexts | undefined>(undefined);

/** @throws in the browser, where no page has the texts */
export function useSchool(): CurrentTexts {
	const school = use(SchoolContext);
	if (!school) throw new Error("The school’s texts are on the server only.");
	return school;
}

/** Undefined while the school has not said what it costs. */
export function useFees(): SchoolFees | undefined {
	const { fees, outlines } = useSchool();
	return shownFees({ ...fees, programmes: feesByProgramme(fees, outlines) });
}
