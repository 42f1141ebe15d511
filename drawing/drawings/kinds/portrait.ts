import { box, circle, clip, curve, dPoly, hatch, num, type Pt, path, poly, rect, sheet } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { contourLines, contourPath, hill, range, ridge, skyline, under } from "../terrain.ts";
import { C, mix } from "../theme.ts";
import { beard, face, features, hairBack, hairFront, type Person, spectacles } from "./portrait-head.ts";

export const PW = 522;
export const PH = 600;

const skins = ["#c58f6d", "#a9714f", "#8b5a3f", "#b67f5c", "#74482f", "#d0a183"];
const men = ["parted", "swept", "curls", "bald", "receding", "parted", "turban", "swept"] as const;
const women = ["bun", "loose", "braid", "bob", "crop", "scarf", "topknot", "bun"] as const;

function person(seed: number, r: Rng): Person {
	const woman = ((seed % 2) + 2) % 2 === 0;
	const turn = Math.floor(seed / 2);
	const age = at([34, 58, 27, 46, 66, 38, 52], seed * 3);
	const cut = woman ? at(women, turn) : at(men, turn);
	const grey = age > 60 ? mix(C.ink, C.mist, 0.72) : age > 50 ? mix(C.ink, C.mist, 0.4) : r.b(0.3) ? "#2c1d17" : C.ink;
	return {
		woman,
		cut,
		age,
		skin: at(skins, seed * 5 + turn),
		hair: grey,
		beard: woman
			? "none"
			: cut === "turban"
				? "full"
				: cut === "bald"
					? at(["short", "full", "none"] as const, turn)
					: at(["none", "short", "moustache", "none", "full", "goatee"] as const, turn + seed),
		glasses: at(["none", "round", "none", "square", "none", "none", "half"] as const, seed * 2 + turn),
		wide: r.r(0.93, 1.08),
		jaw: woman ? r.r(-0.9, 0.1) : r.r(-0.2, 1.2),
		nose: r.r(-0.6, 1),
		bindi: woman && cut !== "scarf" && r.b(0.5),
		earring: woman && cut !== "scarf",
	};
}

/** Ground behind the sitter: each a small piece of drawing. */
function backdrop(seed: number, r: Rng): { s: string; cloth: readonly string[] } {
	const kind = ((seed % 7) + 7) % 7;
	if (kind === 0)
		return {
			s:
				rect(0, 0, PW, PH, { fill: C.mist }) +
				rect(0, 0, PW * 0.38, PH, { fill: mix(C.mist, C.shola2, 0.18) }) +
				hatch(box(0, 0, PW * 0.38, PH), 45, 14, { stroke: mix(C.mist, C.shola2, 0.42), w: 1.6 }),
			cloth: [C.laterite, C.shola, C.paper],
		};
	if (kind === 1) {
		const f = hill(seed, 200);
		const [lo, hi] = range(f, PW, PH);
		let s = rect(0, 0, PW, PH, { fill: C.shola });
		for (let k = 1; k < 13; k++)
			s += path(contourPath(contourLines(f, PW, PH, 10, lo + ((hi - lo) * k) / 13)), {
				stroke: mix(C.shola, C.mist, k % 4 ? 0.24 : 0.46),
				w: 1.8,
			});
		return { s, cloth: [C.paper, C.lichen, C.mist] };
	}
	if (kind === 2)
		return {
			s:
				rect(0, 0, PW, PH, { fill: "#ece8dc" }) +
				path(`M90 ${PH}V250A171 171 0 0 1 432 250V${PH}Z`, { fill: mix(C.shola2, C.mist, 0.55) }) +
				path(`M66 ${PH}V250A195 195 0 0 1 456 250V${PH}`, { stroke: C.ink, w: 2 }),
			cloth: [C.shola, C.paper, C.laterite],
		};
	if (kind === 3) {
		let s = rect(0, 0, PW, PH, { fill: mix(C.shola2, C.mist, 0.62) });
		for (const [k, tint] of [
			mix(C.shola2, C.mist, 0.48),
			mix(C.shola2, C.mist, 0.34),
			mix(C.shola2, C.mist, 0.18),
		].entries())
			s += poly(under(skyline(ridge(seed + k, PW, 250 + k * 90, 130, 0.5, 260), 0, PW), PH), { fill: tint });
		return { s, cloth: [C.paper, C.laterite, C.ink] };
	}
	if (kind === 4)
		return {
			s:
				rect(0, 0, PW, PH, { fill: C.laterite }) +
				rect(60, 70, PW - 120, PH, { fill: mix(C.laterite, C.paper, 0.14) }) +
				hatch(box(60, 70, PW - 120, PH), 90, 29, { stroke: mix(C.laterite, C.paper, 0.3), w: 1.6 }),
			cloth: [C.paper, C.shola, C.ink],
		};
	if (kind === 5) {
		let s = rect(0, 0, PW, PH, { fill: C.paper });
		for (const x of [36, 206, 376])
			for (const y of [40, 230])
				s +=
					rect(x, y, 112, 150, { fill: C.mist, stroke: C.ink, w: 2 }) +
					hatch(
						[
							[x, y],
							[x + 112, y],
							[x + 112, y + 24],
							[x + 24, y + 24],
							[x + 24, y + 150],
							[x, y + 150],
						],
						-45,
						7,
						{ stroke: C.ink, w: 1.3 },
					);
		return { s, cloth: [C.shola2, C.laterite, C.ink] };
	}
	let d = "";
	for (let k = 0; k < 12; k++) d += `M0 ${num(40 + k * 46)}H${PW}`;
	for (let k = 0; k < 11; k++) d += `M${num(16 + k * 49)} 0V${PH}`;
	return {
		s:
			rect(0, 0, PW, PH, { fill: C.shola2 }) +
			path(d, { stroke: mix(C.shola2, C.mist, 0.2), w: 1.4 }) +
			circle(r.r(360, 430), 130, 74, { fill: C.lichen }),
		cloth: [C.mist, C.ink, C.paper],
	};
}

type Wear = "shirt" | "kurta" | "sari" | "jacket" | "roll" | "shawl" | "dupatta";

function clothes(wear: Wear, cloth: string, second: string, p: Person, r: Rng): string {
	const edge = { stroke: C.ink, w: 2.6, join: "round" as const };
	const w = p.woman ? 0.9 : 1.04;
	const fold = { stroke: mix(cloth, C.ink, cloth === C.ink ? 0 : 0.55), w: 2.2, cap: "round" as const };
	const pale = { ...fold, stroke: cloth === C.ink || cloth === C.shola ? mix(cloth, C.paper, 0.35) : fold.stroke };
	const body: Pt[] = [
		[-52, 128],
		[-120 * w, 160],
		[-196 * w, 212],
		[-226 * w, 420],
		[226 * w, 420],
		[196 * w, 216],
		[128 * w, 166],
		[58, 138],
		[4, 190],
	];
	const torso = path(curve(body, true), { fill: cloth, ...edge });
	const shade = clip(
		curve(body, true),
		hatch(
			[
				[-230, 420],
				[-226, 150],
				[-90, 150],
				[-40, 420],
			],
			62,
			9,
			{ ...pale, w: 1.6 },
			0.25,
			r,
		),
	);
	const arms = path(
		`M${num(-138 * w)} 420Q${num(-128 * w)} 330 ${num(-146 * w)} 270M${num(150 * w)} 420Q${num(140 * w)} 340 ${num(154 * w)} 284`,
		pale,
	);
	let s = torso + shade + arms;
	if (wear === "shirt")
		s +=
			path("M-56 122L-66 160-10 214 4 184ZM62 130L70 166 30 216 4 184Z", { fill: cloth, ...edge }) +
			path("M8 196L14 420", pale) +
			[250, 310, 370].map((y) => circle(17, y, 4, { fill: pale.stroke })).join("");
	if (wear === "kurta")
		s +=
			path("M-56 116Q-58 140-46 152L4 182 58 156Q66 144 62 124L56 140 4 164-46 138Z", { fill: second, ...edge }) +
			path("M-10 174L-8 330 22 330 22 174", { fill: mix(cloth, second, 0.4), ...edge, w: 2 }) +
			[200, 240, 280].map((y) => circle(7, y, 4.5, { fill: C.ink })).join("");
	if (wear === "jacket")
		s +=
			path("M-44 140L4 330 58 146 4 186Z", { fill: second }) +
			path("M-58 124L-84 190-46 226-58 236 4 420 4 350-40 150ZM64 130L92 196 54 230 66 240 4 420 4 350 58 150Z", {
				fill: mix(cloth, C.ink, 0.18),
				...edge,
			}) +
			path("M-50 124L-44 160 4 200 12 184ZM58 132L56 160 4 200-4 184Z", { fill: second, ...edge });
	if (wear === "roll")
		s +=
			path("M-58 92Q-66 130-62 160 0 196 66 164L62 108Q20 130-58 92Z", { fill: cloth, ...edge }) +
			hatch(
				[
					[-60, 100],
					[62, 114],
					[64, 162],
					[4, 182],
					[-62, 158],
				],
				84,
				9,
				{ ...pale, w: 1.6 },
			);
	if (wear === "sari") {
		s += path("M-60 140Q0 190 70 150L66 138Q0 176-52 126Z", { fill: second, ...edge, w: 2 });
		const drape: Pt[] = [
			[-66, 124],
			[-150, 158],
			[-208, 226],
			[-232, 420],
			[120, 420],
			[60, 330],
			[-20, 220],
		];
		s +=
			path(curve(drape, true), { fill: second, ...edge }) +
			clip(curve(drape, true), hatch(drape, 58, 20, { stroke: mix(second, C.ink, 0.4), w: 1.8 })) +
			path("M-60 130C-30 220 40 320 122 422M-74 136C-44 226 20 326 96 424", { stroke: C.ink, w: 2 }) +
			path("M-67 133C-37 223 30 323 109 423", { stroke: cloth, w: 9 });
	}
	if (wear === "shawl") {
		const edgeTone = second === C.laterite ? C.paper : C.laterite;
		s +=
			path("M70 120C120 158 200 200 238 420L150 420C128 330 100 250 62 168Z", { fill: second, ...edge }) +
			path("M118 190C150 250 170 330 180 420M96 200C126 260 146 340 156 420", {
				stroke: mix(second, C.ink, 0.42),
				w: 2.2,
			});
		s +=
			path("M-70 110C-114 150-202 190-238 420L136 420C84 340 30 262 10 206-28 192-60 158-70 110Z", {
				fill: second,
				...edge,
			}) +
			path("M-96 172C-136 230-156 320-158 420M-62 178C-72 250-66 340-50 420M-30 196C-14 270 16 350 48 420", {
				stroke: mix(second, C.ink, 0.42),
				w: 2.2,
				cap: "round",
			});
		s += path("M2 214C22 270 72 344 122 420M-14 210C6 270 50 348 98 420", { stroke: edgeTone, w: 5 });
	}
	if (wear === "dupatta")
		s +=
			path("M-64 120C-90 170-60 230 6 236 70 232 92 180 72 132L110 160C130 240 90 290 10 292-80 288-136 240-120 160Z", {
				fill: second,
				...edge,
			}) +
			path("M-100 180C-90 240-40 266 8 268 60 266 104 236 112 186M-84 166C-76 220-36 250 8 252", {
				stroke: mix(second, C.ink, 0.4),
				w: 2,
			});
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 8);
	const p = person(seed, r);
	const ground = backdrop(seed, r);
	const turn = Math.floor(seed / 2);
	const cloth = at(ground.cloth, turn);
	const second = at(ground.cloth, turn + 1);
	const wear: Wear = p.woman
		? at(["sari", "dupatta", "jacket", "sari", "roll", "shawl", "kurta"] as const, turn)
		: at(["shirt", "jacket", "kurta", "roll", "shirt", "shawl"] as const, turn);
	const outline = curve(face(p), true);
	const shadeTone = mix(p.skin, "#2b120c", 0.3);
	const dark = mix(p.skin, "#2b120c", 0.62);
	const plane: Pt[] = [
		[-20, -140],
		[-36, -84],
		[-46, -30],
		[-34, 6],
		[-22, 40],
		[-8, 84],
		[4, 130],
		[-90, 130],
		[-100, -140],
	];
	const sockets = path("M-42-26Q-16-38 20-28 26-14 24 4 8-4-10 6-34 4-42-26ZM34-28Q50-36 62-26L58 0Q44 4 36-4Z", {
		fill: mix(p.skin, "#2b120c", 0.15),
	});
	const neck =
		path("M-50 50L-54 132Q-20 190 8 192 50 180 58 140L44 90Z", { fill: p.skin }) +
		path("M-52 60L-54 132Q-36 164-14 178L-8 140 46 112 40 90Z", { fill: shadeTone });
	const ear =
		path("M-62-18C-86-30-92 2-82 22-76 40-64 40-58 30Z", { fill: shadeTone, stroke: dark, w: 2.4 }) +
		path("M-66-8Q-80-8-76 16", { stroke: dark, w: 2 });
	let head = path(outline, { fill: p.skin });
	head += clip(
		outline,
		path(`${curve(plane)}Z`, { fill: shadeTone }) +
			hatch(
				[
					[-90, -120],
					[-52, -100],
					[-62, -20],
					[-44, 30],
					[-30, 110],
					[-90, 110],
				],
				58,
				7,
				{ stroke: dark, w: 1.5 },
				0.25,
				r,
			) +
			sockets +
			path("M14 92Q30 88 46 92 30 100 14 92Z", { fill: shadeTone }),
	);
	head += path(outline, { stroke: dark, w: 2.2 });
	const covered = p.cut === "scarf" || p.cut === "loose" || p.cut === "bob";
	head +=
		(covered ? "" : ear) +
		beard(p, outline) +
		features(p, r) +
		hairFront(p, r, p.cut === "turban" && second === C.ink ? C.laterite : second) +
		spectacles(p);
	if (p.earring && !covered) head += circle(-72, 44, 5.5, { fill: C.lichen, stroke: C.ink, w: 1.6 });
	const tilt = r.r(-5, 4);
	const k = r.r(1.02, 1.12);
	const flip = r.b() ? -1 : 1;
	const inner = `${hairBack(p)}${p.cut === "braid" || p.cut === "loose" ? "" : ""}`;
	const bust = `<g transform="rotate(${num(tilt * 0.6)})">${inner}</g>${neck}${clothes(wear, cloth, second, p, r)}${p.cut === "braid" ? `<g transform="rotate(${num(tilt * 0.6)})">${clip(dPoly(box(-130, 120, 90, 200)), inner)}</g>` : ""}<g transform="rotate(${num(tilt)})">${head}</g>`;
	const [x, y] = [PW / 2 + flip * r.r(-14, 8), r.r(228, 252)];
	return sheet(
		PW,
		PH,
		C.mist,
		`${ground.s}<g transform="translate(${num(x)} ${num(y)}) scale(${num(k * 100) === "0" ? 1 : Math.round(k * flip * 1000) / 1000} ${Math.round(k * 1000) / 1000})">${bust}</g>`,
	);
}
