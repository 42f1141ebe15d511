import { circle, clip, ellipse, hatch, num, type Pt, path, rect } from "../ink.ts";
import type { Rng } from "../rng.ts";
import { C, mix } from "../theme.ts";

/** Features that make one person look unlike the next. */
export interface Person {
	skin: string;
	hair: string;
	cut:
		| "parted"
		| "curls"
		| "bald"
		| "swept"
		| "receding"
		| "bun"
		| "loose"
		| "braid"
		| "bob"
		| "crop"
		| "scarf"
		| "turban"
		| "topknot";
	beard: "none" | "full" | "short" | "moustache" | "goatee";
	glasses: "none" | "round" | "square" | "half";
	age: number;
	wide: number;
	jaw: number;
	nose: number;
	woman: boolean;
	bindi: boolean;
	earring: boolean;
}

/** Three-quarter head, looking right; origin between the eyes, chin at about y = 116. */
export const face = (p: Person): Pt[] => {
	const [w, j] = [p.wide, p.jaw];
	return [
		[56 * w, -74],
		[63 * w, -38],
		[57 * w, -12],
		[64 * w, 14],
		[60 * w, 48],
		[50 * w, 82],
		[34 + 4 * j, 110],
		[14, 119 + j * 3],
		[-16 - 4 * j, 106 + j * 4],
		[-50 * w - 6 * j, 72 + j * 6],
		[-68 * w, 26],
		[-72 * w, -30],
		[-66 * w, -86],
		[-24, -128],
		[24, -120],
	];
};

const ink = C.ink;

export function features(p: Person, r: Rng): string {
	const dark = mix(p.skin, "#2b120c", 0.62);
	const fine = { stroke: dark, w: 2.6, cap: "round" as const };
	const lid = { stroke: ink, w: 4.6, cap: "round" as const };
	const n = p.nose;
	const tip = 47 + n * 7;
	let s = "";
	// nose: the bridge springs from the far brow, shade under the tip
	s +=
		path(`M26-22C31-8 38 10 ${num(tip)} 26Q${num(tip + 3)} 38 31 41`, { ...fine, w: 3.2 }) +
		path(`M${num(tip - 2)} 35Q32 47 14 37 26 40 32 35Z`, { fill: dark });
	// eyes: lids and a quiet look to the side
	const look = r.r(-2, 3);
	s +=
		path("M-30-10Q-14-24 9-9-10-4-30-10Z", { fill: mix(p.skin, C.paper, 0.62) }) +
		path("M37-11Q46-21 58-12 48-5 37-11Z", { fill: mix(p.skin, C.paper, 0.62) });
	s += circle(-8 + look, -12, 6.6, { fill: ink }) + circle(49 + look * 0.6, -13, 5.6, { fill: ink });
	s +=
		path("M-33-9Q-14-27 11-9", lid) +
		path("M36-12Q46-24 60-13", lid) +
		path("M-24-5Q-10 0 4-5M41-7Q49-4 56-8", { ...fine, w: 1.8 });
	const brow = p.woman ? 5 : 8;
	const hairy = p.age > 60 ? mix(p.hair, ink, 0.35) : mix(p.hair, ink, 0.6);
	s += path("M-40-32Q-18-48 14-36M36-38Q48-47 63-36", { stroke: hairy, w: brow, cap: "round" });
	// mouth
	const smile = r.r(0, 5);
	s += path(
		`M6 ${num(70 - smile * 0.6)}Q18 ${num(70 + smile)} 30 70 42 ${num(70 + smile)} 50 ${num(67 - smile * 0.5)}`,
		{ ...fine, w: 3.4 },
	);
	if (p.woman)
		s +=
			path("M8 69Q20 62 30 66 40 61 49 67 40 84 30 83 18 83 8 69Z", { fill: mix(p.skin, C.laterite, 0.5) }) +
			path("M8 69Q20 71 30 70 40 71 49 67", { ...fine, w: 2.6 });
	else s += path("M18 84Q30 90 42 83", { ...fine, w: 2.4 });
	if (p.age > 45) s += path("M12 44Q2 58 0 70M-40 0Q-46 4-50 2", { ...fine, w: 1.8 });
	if (p.age > 55) s += path("M-30-64Q10-72 46-62M-22-78Q12-84 40-76M-30 4Q-16 12 0 5", { ...fine, w: 1.8 });
	if (p.bindi) s += circle(27, -44, 5, { fill: C.laterite });
	return s;
}

/** Beards lie on the jaw, so they are cut off by the outline of the face. */
export function beard(p: Person, outline: string): string {
	if (p.beard === "none") return "";
	const tone = p.hair;
	const mo = "M-2 66Q10 48 30 53 48 48 58 62 46 60 31 62 14 60-2 66Z";
	if (p.beard === "moustache") return path(mo, { fill: tone });
	const chin = path("M10 92Q28 84 46 92L44 126 10 126Z", { fill: tone });
	if (p.beard === "goatee") return clip(outline, chin) + path(mo, { fill: tone });
	const low = p.beard === "full" ? 128 : 122;
	const d = `M-80 10L-58 14Q-48 52-22 60-8 54 2 62 12 49 30 53 48 49 56 60L62 58 70 90 30 ${low + 8}-40 ${low}Z`;
	const gap = "M9 71Q30 67 49 70 42 78 30 78 17 78 9 71Z";
	const mass = path(d, { fill: p.beard === "full" ? tone : mix(tone, p.skin, 0.45) });
	const extra =
		p.beard === "full" ? path("M-38 92Q-22 138 16 146 44 140 50 84 30 100 10 100-20 98-38 92Z", { fill: tone }) : "";
	return (
		extra +
		clip(outline, mass) +
		path(gap, { fill: mix(p.skin, "#7a3a2c", 0.35) }) +
		path("M8 70Q30 73 50 69", { stroke: mix(p.skin, ink, 0.7), w: 2.6 })
	);
}

export function spectacles(p: Person): string {
	if (p.glasses === "none") return "";
	const line = { stroke: ink, w: p.glasses === "square" ? 5.5 : 3.4 };
	const arm = path("M-38-14L-72-22", line) + path("M16-14Q23-21 32-14", line);
	if (p.glasses === "round") return circle(-11, -10, 27, line) + ellipse(48, -11, 17, 26, line) + arm;
	if (p.glasses === "half")
		return (
			path("M-36-6H14Q14 16-11 16-36 16-36-6ZM32-6H64Q63 16 48 16 33 16 32-6Z", line) +
			path("M-36-6L-72-20M14-4Q23-12 32-4", line)
		);
	return (
		path("M-38-28H14L11 8Q10 12 6 12H-28Q-34 12-35 6ZM31-28H64Q66 8 58 12H40Q34 12 33 6Z", { ...line, join: "round" }) +
		arm
	);
}

/** Hair behind the head and shoulders. */
export function hairBack(p: Person): string {
	const f = { fill: p.hair };
	const sheen = { stroke: mix(p.hair, C.paper, 0.22), w: 2 };
	switch (p.cut) {
		case "loose":
			return (
				path("M30-134C-70-160-122-90-112-10-106 60-128 120-132 210L20 216 60 60Z", f) +
				path("M-96-30C-88 60-112 120-112 200M-84-40C-74 60-96 140-92 206", sheen)
			);
		case "bun":
			return (
				circle(-104, -40, 40, f) +
				path("M-136-46Q-104-70-74-40M-132-26Q-104-44-80-22", sheen) +
				path("M0-134C-80-130-100-70-92 0L-60 40 0 0Z", f)
			);
		case "topknot":
			return (
				circle(-30, -158, 32, f) +
				path("M-54-166Q-30-180-6-160M-56-150Q-30-166-4-146", sheen) +
				path("M0-134C-80-130-96-70-86 20L-50 20 0 0Z", f)
			);
		case "braid": {
			let s = path("M0-134C-84-134-104-70-96 20L-60 70 0 0Z", f);
			for (let k = 0; k < 7; k++)
				s +=
					ellipse(-92 + k * 4, 60 + k * 30, 24 - k * 1.6, 20, f) +
					path(`M${-110 + k * 4} ${54 + k * 30}q18 16 36 2`, sheen);
			return s + rect(-82, 250, 26, 12, { fill: C.laterite });
		}
		case "bob":
			return (
				path("M34-136C-70-160-122-100-108-10-104 30-112 70-96 96-70 104-40 90-30 60L40 0Z", f) +
				path("M-92-50C-92 10-98 50-88 86", sheen)
			);
		default:
			return "";
	}
}

/** Hair, cloth or turban in front of the head. */
export function hairFront(p: Person, r: Rng, cloth: string): string {
	const f = { fill: p.hair };
	const sheen = { stroke: mix(p.hair, C.paper, 0.25), w: 2, cap: "round" as const };
	const sideburn = "M-84-40C-92-6-88 14-70 22L-62 10-62-26-54-44Z";
	switch (p.cut) {
		case "parted":
			return (
				path("M64-62C76-116 34-150-26-142-86-138-100-84-88-28L-64-20C-66-50-56-66-40-80-4-74 40-84 64-62Z", f) +
				path(sideburn, f) +
				path("M-36-86C-10-120 20-128 46-118M-50-78C-40-112-10-132 16-134", sheen)
			);
		case "swept":
			return (
				path(
					"M66-66C70-106 82-130 40-146-10-168-92-150-94-76-94-50-92-30-84-12L-64-14C-66-46-50-66-30-76-4-98 40-100 66-66Z",
					f,
				) +
				path(sideburn, f) +
				path("M-30-80C-20-120 20-142 54-136M-48-70C-48-110-20-138 6-148M10-92C22-114 40-124 58-122", sheen)
			);
		case "crop":
			return (
				path(
					"M62-70C66-112 30-140-20-138-78-136-98-92-90-40-90-20-86 0-80 14L-66 12-64-24C-62-56-50-68-34-80 0-92 30-96 62-70Z",
					f,
				) + path("M-20-96C0-116 24-122 46-114M-60-70C-60-100-40-122-14-128", sheen)
			);
		case "receding":
			return (
				path("M-34-126C-86-128-100-80-90-30-88-10-86 8-78 20L-64 14C-64-20-62-44-52-60-44-84-40-104-34-126Z", f) +
				hatch(
					[
						[-34, -126],
						[-6, -134],
						[20, -128],
						[-10, -112],
						[-44, -90],
					],
					60,
					7,
					{ stroke: p.hair, w: 2.4 },
				)
			);
		case "bald":
			return (
				path("M-72-62C-90-50-92-14-82 18L-66 14C-68-14-66-34-58-48Z", f) +
				hatch(
					[
						[-74, -64],
						[-60, -52],
						[-64, 10],
						[-82, 12],
					],
					80,
					5,
					{ stroke: mix(p.hair, p.skin, 0.4), w: 1.6 },
				)
			);
		case "curls": {
			let s = "";
			for (let k = 0; k < 34; k++) {
				const a = Math.PI * (0.86 + (k / 33) * 1.12);
				const q = r.r(0.86, 1.12);
				s += circle(-8 + Math.cos(a) * 76 * q, -58 + Math.sin(a) * 74 * q, r.r(17, 25), f);
			}
			s += path("M62-66C50-80 20-96-10-88-50-84-62-50-64-10L-88-8C-100-90-60-140 0-136 50-134 70-110 62-66Z", f);
			for (let k = 0; k < 9; k++) s += path(`M${num(r.r(-80, 44))} ${num(r.r(-128, -96))}q8-12 18-2q4 10-6 12`, sheen);
			return s;
		}
		case "scarf":
			return (
				path(
					"M58-66C48-96 20-108-10-104-60-98-74-40-66 20-60 70-34 104-4 122L-20 190-140 190C-130 120-120 80-112 0-108-110-50-158 14-146 66-138 80-100 68-50Z",
					{ fill: cloth, stroke: ink, w: 2.4 },
				) +
				path("M-96-40C-90-100-40-134 10-130M-100 0C-92 60-60 110-30 140M-112 60C-100 100-80 130-60 160", {
					stroke: mix(cloth, ink, 0.5),
					w: 2.2,
				})
			);
		case "turban":
			return (
				path("M70-56C30-78-40-66-82-30-112-70-108-130-60-160-10-190 70-176 84-124 90-98 82-70 70-56Z", {
					fill: cloth,
					stroke: ink,
					w: 2.4,
				}) +
				path(
					"M-86-40C-60-110 10-150 82-116M-96-66C-70-130 0-170 70-146M-80-30C-40-80 30-104 84-92M-84-120C-70-150-30-170 0-172",
					{
						stroke: mix(cloth, ink, 0.5),
						w: 2.4,
					},
				) +
				path("M30-68L44-112 60-62Z", { fill: mix(cloth, ink, 0.3) })
			);
		case "loose":
		case "bob":
			return (
				path(
					"M64-58C70-116 30-150-30-142-92-136-108-70-100 0L-80 60C-72 40-64 10-60-20-50-60-20-84 6-104 20-84 44-76 64-58Z",
					f,
				) + path("M-70-30C-70-80-40-112-4-124M-84 0C-88-60-70-104-34-126M20-118C40-106 52-96 58-80", sheen)
			);
		default:
			return (
				path(
					"M62-62C66-114 30-146-26-140-90-134-104-70-92-6L-68 10C-70-30-58-62-34-82-4-104 0-108 10-120 24-98 46-84 62-62Z",
					f,
				) + path("M-74-30C-74-76-46-108-8-122M-60-30C-58-70-36-96-6-112M22-116C38-106 50-94 56-82", sheen)
			);
	}
}
