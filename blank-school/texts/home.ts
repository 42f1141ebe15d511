import type { Picture } from "#src/content/picture.ts";

/** What only the home page shows. */
export const home: { valley: Picture } = { valley: { kind: "blank", seed: 0, alt: "No picture yet" } };
