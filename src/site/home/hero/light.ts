import { clockAtSchool } from "#src/calendar/day.ts";

/** Light on the hill, and how far the day has come. */
export type Light = {
	light: "frost" | "dawn" | "noon" | "monsoon" | "dusk" | "night";
	/** Time of the next sunrise by night and at dawn, of sunset by day, `HH:MM`. */
	next: "sunrise" | "sunset";
	time: string;
	/** `YYYY-MM-DD` */
	day: string;
	/** 1 to 12. */
	month: number;
};

/** Sunrise and sunset in the middle of each month at 11.4° N, 76.7° E, within some ten minutes for the whole month. */
const suns = [
	["06:46", "18:19"],
	["06:42", "18:32"],
	["06:28", "18:36"],
	["06:09", "18:37"],
	["05:58", "18:43"],
	["05:58", "18:52"],
	["06:05", "18:53"],
	["06:11", "18:43"],
	["06:11", "18:23"],
	["06:11", "18:05"],
	["06:19", "17:58"],
	["06:34", "18:03"],
] as const;

const rainyMonths = [6, 7, 8, 10];
const coldMonths = [12, 1, 2];

/** Minutes around sunrise and sunset that have a light of their own. */
const dawn = { before: 30, after: 75 };
const dusk = { before: 75, after: 30 };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The light at the school at this moment, by the hour and the season. */
export function lightAt(moment: Date): Light {
	const clock = clockAtSchool(moment);
	const [day, month] = [clock.slice(0, 10), Number(clock.slice(5, 7))];
	const [sunrise, sunset] = suns[month - 1] ?? suns[0];
	const minutes = minutesOf(clock.slice(11));
	const [up, down] = [minutesOf(sunrise), minutesOf(sunset)];
	const beforeSunset = { next: "sunset", time: sunset, day, month } as const;
	const beforeSunrise = { next: "sunrise", time: sunrise, day, month } as const;
	if (minutes < up - dawn.before || minutes >= down + dusk.after) return { light: "night", ...beforeSunrise };
	if (minutes < up + dawn.after) {
		const light = coldMonths.includes(month) ? "frost" : "dawn";
		return { light, ...(minutes < up ? beforeSunrise : beforeSunset) };
	}
	if (minutes >= down - dusk.before) return { light: "dusk", ...beforeSunset };
	return { light: rainyMonths.includes(month) ? "monsoon" : "noon", ...beforeSunset };
}
