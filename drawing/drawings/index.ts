import { H, W } from "./ink.ts";
import { draw as axonometric } from "./kinds/axonometric.ts";
import { draw as bridge } from "./kinds/bridge.ts";
import { draw as courtPlan } from "./kinds/court-plan.ts";
import { draw as elevation } from "./kinds/elevation.ts";
import { draw as floorPlan } from "./kinds/floor-plan.ts";
import { draw as gym } from "./kinds/gym.ts";
import { draw as hillBus } from "./kinds/hill-bus.ts";
import { draw as hostelMist } from "./kinds/hostel-mist.ts";
import { draw as hutElevation } from "./kinds/hut-elevation.ts";
import { draw as jointDetail } from "./kinds/joint-detail.ts";
import { draw as kitchen } from "./kinds/kitchen.ts";
import { draw as map } from "./kinds/map.ts";
import { draw as nightStudio } from "./kinds/night-studio.ts";
import { draw as pavilion } from "./kinds/pavilion.ts";
import { draw as plantingPlan } from "./kinds/planting-plan.ts";
import { PH, PW, draw as portrait } from "./kinds/portrait.ts";
import { draw as poster, posterHeight, posterWidth } from "./kinds/poster.ts";
import { draw as posterStair } from "./kinds/poster-stair.ts";
import { draw as rainSection } from "./kinds/rain-section.ts";
import { draw as ridges } from "./kinds/ridges.ts";
import { draw as roofscape } from "./kinds/roofscape.ts";
import { draw as roomPlan } from "./kinds/room-plan.ts";
import { draw as samplePhotograph } from "./kinds/sample-photograph.ts";
import { draw as section } from "./kinds/section.ts";
import { draw as sectionPerspective } from "./kinds/section-perspective.ts";
import { draw as shelves } from "./kinds/shelves.ts";
import { draw as sitePlan } from "./kinds/site-plan.ts";
import { draw as sketchbook } from "./kinds/sketchbook.ts";
import { draw as stair } from "./kinds/stair.ts";
import { draw as street } from "./kinds/street.ts";
import { draw as studentWork } from "./kinds/student-work.ts";
import { draw as teaSlopes } from "./kinds/tea-slopes.ts";
import { draw as terrainModel } from "./kinds/terrain-model.ts";
import { draw as timberFrame } from "./kinds/timber-frame.ts";
import { draw as workSheet } from "./kinds/work-sheet.ts";
import { draw as workshop } from "./kinds/workshop.ts";

export { contours } from "./contours.ts";
export { type WordmarkKey, wordmark, wordmarkKeys } from "./wordmarks.ts";

/** Every kind of drawing, in the order of the contact sheet. */
export const kinds = {
	elevation,
	section,
	axonometric,
	"site-plan": sitePlan,
	"floor-plan": floorPlan,
	"hostel-mist": hostelMist,
	"court-plan": courtPlan,
	ridges,
	poster,
	portrait,
	stair,
	"planting-plan": plantingPlan,
	"joint-detail": jointDetail,
	"terrain-model": terrainModel,
	"rain-section": rainSection,
	street,
	workshop,
	shelves,
	"hut-elevation": hutElevation,
	"timber-frame": timberFrame,
	"section-perspective": sectionPerspective,
	roofscape,
	"night-studio": nightStudio,
	map,
	sketchbook,
	bridge,
	"tea-slopes": teaSlopes,
	pavilion,
	"student-work": studentWork,
	gym,
	"hill-bus": hillBus,
	kitchen,
	"room-plan": roomPlan,
	"poster-stair": posterStair,
	"work-sheet": workSheet,
	"sample-photograph": samplePhotograph,
} satisfies Record<string, (seed: number) => string>;

export type PictureKind = keyof typeof kinds;

export interface Drawing {
	svg: string;
	/** pixels */
	width: number;
	height: number;
}

/** The same kind and seed always give the same drawing. Seeds are whole numbers. */
export function draw(kind: PictureKind, seed: number): Drawing {
	const [width, height] = kind === "portrait" ? [PW, PH] : kind.startsWith("poster") ? [posterWidth, posterHeight] : [W, H];
	return { svg: kinds[kind](seed), width, height };
}
