import type { HomeTexts } from "#src/school/texts.ts";

/** What only the home page shows. */
export const home: HomeTexts = {
	valley: { kind: "ridges", seed: 21, alt: "Ridge behind ridge in mist, dark forest in front, a low red sun" },
	film: "hero",
};
