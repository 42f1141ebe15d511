import type { HomeTexts } from "../../src/school/texts.ts";

/** What only the home page shows. */
export const home: HomeTexts = { valley: { kind: "blank", seed: 0, alt: "No picture yet" } };
