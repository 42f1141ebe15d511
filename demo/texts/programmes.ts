import type { Programme, UrbanDesignProgramme } from "#src/school/pages/programme.ts";
import { diploma } from "./programmes/diploma.ts";
import { environmental } from "./programmes/environmental.ts";
import { international } from "./programmes/international.ts";
import { undergraduate } from "./programmes/undergraduate.ts";
import { urbanDesign } from "./programmes/urban-design.ts";

export const programmes = {
	undergraduate,
	environmental,
	urbanDesign,
	diploma,
	international,
} satisfies Record<string, Programme | UrbanDesignProgramme>;
