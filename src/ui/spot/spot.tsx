import type { Elements } from "#src/ui/elements.ts";
import parts from "#src/ui/house/house.module.css";
import { HouseAlone } from "#src/ui/house/house.tsx";
import { type HousePart, personAt } from "#src/ui/house/plot-parts.ts";
import styles from "./spot.module.css";

type SpotProps = {
	/** Draws the ridge behind, for a school in the hills. */
	hills?: boolean | undefined;
};

type GroundProps = SpotProps & {
	/** Height of the ground at the left edge, from the top of 150. */
	from: number;
	/** The ground from there to the right edge, as an SVG path. */
	ground: string;
	/** The line on the ground, where it is broken. */
	line?: string;
	children: Elements;
};

/** A small drawing of 390 by 150 on the ground, above a page on which someone waits. Decorative. */
function Spot({ hills, from, ground, line, children }: GroundProps) {
	const edge = `M-2400 ${from}H0${ground}H2790`;
	return (
		<svg viewBox="0 0 390 150" className={styles.drawing} aria-hidden="true" focusable="false">
			{hills && <path d="M-2400 118L0 92l60-22 70 20 90-44 70 30 100-34L2790 99v54H-2400z" className={parts.ridge} />}
			<path d={`${edge}V2400H-2400z`} className={parts.earth} />
			{children}
			<path d={line ?? edge} className={parts.ground} />
		</svg>
	);
}

function Person({ x, y }: { x: number; y: number }) {
	return <path d={personAt(`${x} ${y - 30}`)} className={parts.people} />;
}

function Trees({ at }: { at: readonly [x: number, y: number] }) {
	const [x, y] = at;
	return (
		<path
			d={`M${x} ${y}v-21a17 21 0 1 1 .1 0zv-16M${x + 32} ${y - 3}v-14a12 14 0 1 1 .1 0zv-11`}
			className={parts.tree}
		/>
	);
}

/** A house of 60 by 50 with its door open. */
function House({ x, y }: { x: number; y: number }) {
	return (
		<>
			<path d={`M${x} ${y}v-30h60v30z`} className={parts.wall} />
			<path d={`M${x - 8} ${y - 28}l18-18h40l18 18z`} className={parts.roof} />
			<path d={`M${x + 22} ${y}v-20h14v20z`} className={parts.lit} />
		</>
	);
}

/** A path that a landslip has taken away, and a board. */
export function EndedPath({ hills }: SpotProps) {
	return (
		<Spot hills={hills} from={126} ground="l90-9 60-5h82l16 26 30 12h112">
			<path d="M236 112c40-6 70-18 154-40" className={parts.plan} />
			<path d="M160 112V54m-26 0h54v24h-54z" className={parts.wall} />
			<path d="M142 62h38m-38 8h24M196 112l10-22 8 22m-28 0h36m-6 0l10-22 8 22" />
			<Person x={120} y={113} />
			<Trees at={[40, 122]} />
			<path d="M276 138l8-10 14 2 6 12zm30 8l6-8 12 2 4 8zm-54-14l6-6 10 2 2 6z" className={parts.wall} />
		</Spot>
	);
}

/** A letter on a rope, from the bank's house to the school's. */
export function Rope({ hills }: SpotProps) {
	return (
		<Spot hills={hills} from={122} ground="h56l40 14 60 8h70l60-10 40-16h64">
			<path d="M20 70Q195 96 370 66M20 120V62m350 54V58M196 82v12" />
			<path d="M6 122V84h40v38z" className={parts.wall} />
			<path d="M0 86l26-20 26 20z" className={parts.roof} />
			<path d="M14 122V96m12 26V96m12 26V96" />
			<House x={322} y={118} />
			<path d="M172 94h48v28h-48zl24 16 24-16" className={parts.wall} />
		</Spot>
	);
}

/** A stair with a broken step. */
export function BrokenStep({ hills }: SpotProps) {
	return (
		<Spot
			hills={hills}
			from={140}
			ground="h60v-14h50v-14h50v-14h14l8 22 12-6 8 16 12-58h46V70h50V56h80"
			line="M-2400 140H60v-14h50v-14h50V98h14m40-14h46V70h50V56h2480"
		>
			<path d="M174 98l8 22 12-6 8 16 12-46" />
			<path d="M160 94l62-18 3 7-62 18z" className={parts.wall} />
			<Person x={134} y={111} />
			<House x={326} y={56} />
			<Trees at={[20, 140]} />
		</Spot>
	);
}

/** Someone on a bench, under a lamp. */
export function Bench({ hills }: SpotProps) {
	return (
		<Spot hills={hills} from={128} ground="l70-8 60-8h210l50-10">
			<path d="M196 112V98h70v14m-62-14V82h54v16m-54-8h54M312 112V42q0-12 12-12h6" />
			<path d="M324 30h14l4 12h-22z" className={parts.lit} />
			<Person x={228} y={107} />
			<Trees at={[60, 122]} />
			<path d="M148 112V72h26v40zm6-22h14m-14 8h10" className={parts.wall} />
		</Spot>
	);
}

/** A sun that comes up, and two who wait for it. */
export function Sunrise({ hills }: SpotProps) {
	return (
		<Spot hills={hills} from={128} ground="l90-8 110-6 120-12 70-4">
			<path d="M216 113a44 44 0 0 1 88-6z" className={parts.lit} />
			<path d="M196 98l-18-6m146 4l18-6M212 66l-12-12m110 10l11-13M258 52V34" className={styles.rays} />
			<Person x={120} y={118} />
			<Person x={140} y={117} />
			<Trees at={[44, 124]} />
		</Spot>
	);
}

/** A wire between poles, cut. */
export function CutWire({ hills }: SpotProps) {
	return (
		<Spot hills={hills} from={128} ground="l100-12h190l100-8">
			<path d="M60 121V40m-12 8h24m258 69V36m-12 8h24M-40 56Q10 66 60 48q40 24 84 20m186-24q-50 26-76 70M330 44q40 14 100 4" />
			<path d="M254 114l-8 6" className={styles.rays} />
			<Person x={190} y={117} />
			<Trees at={[96, 118]} />
		</Spot>
	);
}

/** The house with its door open, and someone who arrives. */
export function OpenHouse({ hills }: SpotProps) {
	return (
		<Spot hills={hills} from={138} ground="l70-7 60-18 40-9h170l50-12">
			<path d="M190 104V64h144v40z" className={parts.wall} />
			<path d="M172 66l28-28h124l28 28z" className={parts.roof} />
			<path d="M218 104V78h20v26m48 0V78h20v26" />
			<path d="M250 104V76h24v28z" className={parts.lit} />
			<Person x={150} y={110} />
			<path d="M156 84l14-3 4 18-14 3z" className={parts.wall} />
			<Trees at={[48, 134]} />
		</Spot>
	);
}

/** A signpost with an arm that hangs, and someone who reads it. */
export function Signpost({ hills }: SpotProps) {
	return (
		<Spot hills={hills} from={132} ground="l80-10 90-4h110l110-18">
			<path d="M216 118c40-2 90-8 134-40" className={parts.plan} />
			<path d="M190 118V36" />
			<path d="M182 44h48l14 10-14 10h-48z" className={parts.wall} />
			<path d="M190 54h32" />
			<path d="M188 74l12 6-14 28-10 7-2-13z" className={parts.wall} />
			<Person x={148} y={119} />
			<Trees at={[300, 115]} />
		</Spot>
	);
}

/** The house that an applicant builds, as far as it has come. */
export function OwnHouse({ hills, stage }: SpotProps & { stage: readonly HousePart[] }) {
	return (
		<Spot hills={hills} from={146} ground="h51l30-8.4h24v-3.6h24v-3.6h168l30-4.8 48-15.6h15">
			<g transform="translate(15 20) scale(.6)" strokeWidth="2.5">
				<HouseAlone parts={stage} />
			</g>
		</Spot>
	);
}

/** A bus at its stop. */
export function BusStop({ hills }: SpotProps) {
	return (
		<Spot hills={hills} from={130} ground="l120-6h200l70-16">
			<path d="M96 118V76q0-8 8-8h98q10 0 12 10l6 24v16z" className={parts.roof} />
			<path d="M106 78h20v16h-20zm26 0h20v16h-20zm26 0h20v16h-20zm26 0h18l4 16h-22z" className={parts.wall} />
			<path d="M124 110a8 8 0 1 0 .1 0zm72 0a8 8 0 1 0 .1 0z" className={parts.people} />
			<path d="M262 124V66h52v58m-60-58h68" />
			<Person x={278} y={124} />
			<Person x={296} y={124} />
			<Trees at={[30, 128]} />
		</Spot>
	);
}
