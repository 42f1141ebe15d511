import type { Picture } from "../records/types.ts";

/** What only the home page shows. */
export const home: { valley: Picture } = {
	valley: { kind: "ridges", seed: 21, alt: "Ridge behind ridge in mist, dark forest in front, a low red sun" },
};
