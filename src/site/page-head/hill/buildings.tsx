import type { ReactNode } from "react";
import { person } from "./crowd.tsx";
import type { HillPlaceKey } from "./hill-places.ts";
import styles from "./hill-window.module.css";
import { LongStudio } from "./long-studio.tsx";

/** Trees at these places along the ground, each with the height of its trunk and half of its width. */
const trees = (...all: readonly (readonly [x: number, y: number, trunk: number, half: number])[]) => (
	<path
		className={styles.tree}
		d={all
			.map(([x, y, trunk, half]) => `M${x} ${y}v-${trunk}a${half} ${Math.round(half * 1.25)} 0 1 1 .1 0zv-${trunk - 5}`)
			.join("")}
	/>
);

/** Ten rows of seventeen windows in each of two houses: one for each bed. */
const bedWindows = Array.from({ length: 10 }, (_, row) => `M-172 ${-10 - 8 * row}h165M12 ${-10 - 8 * row}h165`).join(
	"",
);

/** The bus stop and the gate; with the bus in front where it is about how to come. */
export function LowerGate({ bus = false }: { bus?: boolean }) {
	return (
		<>
			{bus && (
				<>
					<path className={styles.roof} d="M-262-12v-46q0-10 10-10h118q14 0 18 14l8 24v18z" />
					<path
						className={styles.wall}
						d="M-252-56h22v18h-22zM-224-56h22v18h-22zM-196-56h22v18h-22zM-168-56h22v18h-22zM-140-56h8l12 18h-20z"
					/>
					<path className={styles.dark} d="M-232-13a11 11 0 1 0 .1 0zM-134-13a11 11 0 1 0 .1 0z" />
				</>
			)}
			<path className={styles.wall} d="M82 0v-74h18V0zM204 0v-74h18V0z" />
			<path className={styles.roof} d="M-60-66l98-22 18 8-14 14zM74-74h34l-8-12H82zM196-74h34l-8-12h-18z" />
			<path d="M-46 0v-66M38 0v-66M-36-26h64M-32-26V0M24-26V0M100-56q52-22 104 0M100 0v-44h48V0M204 0v-44h-52V0M112 0v-44M124 0v-44M136 0v-44M168 0v-44M180 0v-44M192 0v-44" />
			<path className={styles.dark} d={person(-8) + person(16)} />
			{trees([254, 0, 24, 20])}
		</>
	);
}

/** The office. @param lit windows with light in them, of four */
export function Office({ lit = 0, children }: { lit?: number; children?: ReactNode }) {
	const windows = [-98, -62, 44, 80].map((x) => `M${x}-36h18v18h-18z`);
	return (
		<>
			<path className={styles.wall} d="M-104 0v-62h208V0z" />
			<path className={styles.roof} d="M-128-58l44-44H84l44 44z" />
			<path d="M-128-58V0M128-58V0M-66 0v-40h26V0M-16 0v-40h32V0M40 0v-40h26V0M-34-102v-22h14v22" />
			{lit > 0 && <path className={styles.light} d={windows.slice(0, lit).join("")} />}
			<path
				className={styles.dark}
				d={(lit > 0 ? windows.slice(lit) : windows.slice(1, 3)).join("") + person(160) + person(184)}
			/>
			{children ?? trees([-204, 1, 24, 17], [-244, 1, 16, 12])}
		</>
	);
}

/** Pegs and string where an applicant's house will be. */
export const pegsAndString = (
	<>
		<path d="M-90 0v-16M-30 0v-14M30 0v-14M90 0v-16" />
		<path className={styles.plan} d="M-90-14H90M-84 0v-84H84V0M-98-80L0-130l98 50" />
		<path className={styles.dark} d={person(-126)} />
		{trees([-204, 1, 24, 17], [168, 1, 16, 12])}
	</>
);

/** A letter on its way out of the office. */
export const letter = <path className={styles.wall} d="M-266-44h68v42h-68zl34 25 34-25" />;

/** A chest of drawers with one of them open. */
export const openDrawer = (
	<path
		className={styles.wall}
		d="M-262 0v-88h50V0zM-262-66h50M-262-22h50M-276-58h44v28h-44zM-260-46h12M-243-11h12M-243-77h12"
	/>
);

/** A board with a sheet for each announcement, at most six. */
export function Board({ sheets }: { sheets: number }) {
	const places = Array.from(
		{ length: Math.min(6, sheets) },
		(_, index) => `M${-282 + (index % 3) * 24} ${Math.floor(index / 3) * 26 - 86}h18v22h-18z`,
	);
	return (
		<>
			<path className={styles.dark} d="M-290-92h82v60h-82zM-280 0v-34h5V0zM-223 0v-34h5V0z" />
			<path className={styles.wall} d={places.join("")} />
		</>
	);
}

/** A shelf of letters, at most seven, of which these stand out. */
export function Shelf({ letters, valid }: { letters: number; valid: number }) {
	const shown = Math.min(7, letters);
	const places = Array.from(
		{ length: shown },
		(_, index) => `M${-304 + index * 14}-${index < valid ? 62 : 48}h12v40h-12z`,
	);
	return (
		<>
			<path className={styles.wall} d={places.slice(valid).join("")} />
			<path className={styles.light} d={places.slice(0, valid).join("")} />
			<path className={styles.wall} d={`M-308 0v-28h${shown * 14 + 6}V0z`} />
		</>
	);
}

/** The library, with as many windows as there is something to count; with something else beside it, without trees. */
export function Library({ windows = 12, children }: { windows?: number; children?: ReactNode }) {
	const pitch = 264 / Math.min(60, windows);
	return (
		<>
			<path className={styles.wall} d="M-150 0v-78h300V0z" />
			<path className={styles.roof} d="M-176-78h352l-20-14h-312z" />
			<path
				className={styles.lit}
				strokeWidth="50"
				strokeDasharray={`${(pitch * 0.45).toFixed(2)} ${(pitch * 0.55).toFixed(2)}`}
				d="M-132-36h264"
			/>
			<path d="M60-92v-36M60-124h22M60-115H44M52-92l8-14 8 14" />
			<path className={styles.dark} d={`M82-129h10l-3 5 3 5H82zM40-119a4 4 0 1 0 .1 0z${person(-190)}`} />
			{children ?? trees([-230, 1, 22, 18])}
		</>
	);
}

/** The porch above the ten steps, with people in front of it. */
export function EntranceStair({ children }: { children?: ReactNode }) {
	return (
		<>
			<path className={styles.wall} d="M-70 0v-78h190V0z" />
			<path className={styles.roof} d="M-90-78h230l-30-30H-60z" />
			<path className={styles.lit} strokeWidth="44" strokeDasharray="12 14" d="M26-42h86" />
			<path d="M-46 0v-56a24 24 0 0 1 48 0V0M-34 0v-50a12 12 0 0 1 24 0V0" />
			{children ?? (
				<path className={styles.dark} d={person(-136) + person(-272, 20) + person(-320, 32) + person(-100)} />
			)}
			{trees([168, 0, 26, 21], [212, 0, 16, 14])}
		</>
	);
}

/** The gate from which the road leads out; with something else in front of it, without trees. */
export function UpperGate({ children }: { children?: ReactNode }) {
	return (
		<>
			<path className={styles.wall} d="M-60 0v-66h20V0zM52 0v-66h20V0z" />
			<path className={styles.roof} d="M-70-66h40l-8-14h-24zM42-66h40l-8-14H50z" />
			<path d="M-40 0v-40l-34 10V0M52 0v-40l34 10V0M-40-50q46-18 92 0M132 0v-84M118-80h48l8 7-8 7h-48zM118-60h36l8 7-8 7h-36z" />
			<path className={styles.dark} d={person(-4) + person(18)} />
			{children ?? trees([-130, 1, 30, 24], [-176, 1, 20, 17])}
			{trees([206, 0, 30, 24], [250, 0, 20, 16])}
		</>
	);
}

/** Drawings of the buildings at each place, from its middle on the ground. */
export const buildings = {
	lowerGate: <LowerGate bus />,
	mess: (
		<>
			<path className={styles.wall} d="M-120 0v-66l74-42 74 42V0zM28 0v-46h96V0zM64-46v-74h24v74z" />
			<path className={styles.roof} d="M-132-60l86-52 86 52h-18l-68-40-68 40zM22-46h108l-10-12H32z" />
			<path className={styles.lit} strokeWidth="30" strokeDasharray="14 12" d="M-104-34h124" />
			<path className={styles.dark} d={`M44 0v-28h16V0z${person(152)}${person(174)}`} />
			<path className={styles.steam} d="M70-128c-8-8 8-11 0-20M82-126c9-8-5-15 5-26" />
			{trees([-176, 0, 26, 20])}
		</>
	),
	office: <Office />,
	studentCentre: (
		<>
			<path className={styles.wall} d="M-150 0v-40a150 74 0 0 1 300 0V0z" />
			<path className={styles.roof} d="M-164-40a164 84 0 0 1 328 0h-14a150 74 0 0 0-300 0z" />
			<path className={styles.lit} strokeWidth="34" strokeDasharray="16 14" d="M-132-21h104M42-21h104" />
			<path d="M-150-40h300" />
			<path className={styles.light} d="M-14 0v-46h34V0z" />
			<path className={styles.dark} d={`${person(3)}${person(182)}${person(204)}`} />
			{trees([-196, 0, 22, 18])}
		</>
	),
	ground: (
		<>
			<path d="M-230 0v-120h22M230 0v-120h-22M-168 0v-40h40V0M128 0v-40h40V0" />
			<path className={styles.wall} d="M-92 0a92 92 0 0 1 184 0z" />
			<path d="M-62 0a62 84 0 0 1 124 0M-30 0a30 78 0 0 1 60 0M-80-44h160M-52-76H52M0-92V0" />
			<path className={styles.dark} d={`${person(-110)}${person(112)}M-214-124h12v8h-12zM202-124h12v8h-12z`} />
			<path className={styles.roof} d="M-70-62L0-92l70 30-8-12L0-104l-62 30z" />
		</>
	),
	stair: <EntranceStair />,
	studio: <LongStudio />,
	library: <Library />,
	hostels: (
		<>
			<path className={styles.wall} d="M-180 0v-92H2V0zM4 0v-92h182V0z" />
			<path className={styles.roof} d="M-188-92l46-40 46 40 46-40 46 40zM4-92l46-40 46 40 46-40 46 40z" />
			<path className={styles.lit} strokeWidth="4" strokeDasharray="5 5" d={bedWindows} />
			<path className={styles.dark} d={person(216)} />
			{trees([-224, 1, 22, 18])}
		</>
	),
	upperGate: <UpperGate />,
} satisfies Record<HillPlaceKey, ReactNode>;

/** A bench on the path, where one waits between two places. */
export const bench = (
	<>
		<path className={styles.wall} d="M-46-16h92v5h-92zM-46-34h92v7h-92z" />
		<path d="M-38-11V0M38-11V0M-40-27v11M40-27v11" />
		<path className={styles.dark} d={person(70)} />
		{trees([-90, 0, 26, 21], [-126, 0, 16, 14])}
	</>
);
