import { at } from "../rng.ts";
import { bazaarSteps } from "./student-work/bazaar-steps.ts";
import { busStand } from "./student-work/bus-stand.ts";
import { contourSchool } from "./student-work/contour-school.ts";
import { dryingShed } from "./student-work/drying-shed.ts";
import { madeWindow } from "./student-work/made-window.ts";
import { nightShelter } from "./student-work/night-shelter.ts";
import { nursesHostel } from "./student-work/nurses-hostel.ts";
import { openMarket } from "./student-work/open-market.ts";
import { villageLane } from "./student-work/village-lane.ts";
import { warmWall } from "./student-work/warm-wall.ts";

/** One drawing per project; seed 1 is the first. */
const drawings = [
	nightShelter,
	villageLane,
	busStand,
	nursesHostel,
	contourSchool,
	dryingShed,
	openMarket,
	warmWall,
	bazaarSteps,
	madeWindow,
];

export function draw(seed: number): string {
	return at(drawings, seed - 1)();
}
