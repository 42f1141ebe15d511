import type { SampleVisits } from "#demo/office/sample-office.ts";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";

/** Links that the demo school hands out. */
export const sampleLinks = [
	{ word: "coimbatore-fair", label: "Education fair, Coimbatore" },
	{ word: "school-letter", label: "Letter to schools" },
];

/** Every seventh application came from the fair, every eleventh from the letter. */
export function sourceOfApplication(index: number): string | undefined {
	if (index % 7 === 3) return sampleLinks[0]?.word;
	return index % 11 === 5 ? sampleLinks[1]?.word : undefined;
}

const daysCounted = 60;
/** Visits to each form on a usual day. */
const visitsADay: Record<ApplicationType, number> = { barch: 9, march: 4, diploma: 3 };
/** Share of the visits that comes as far as each step; most people leave on the first one, to look for their marks. */
const reachedSteps: readonly (readonly [step: string, part: number])[] = [
	["visited", 1],
	["begun", 0.42],
	["saved", 0.3],
	["step-2", 0.36],
];
/** Share of them that comes by each link, and by none. */
const parts: readonly (readonly [source: string, part: number])[] = [
	["", 0.74],
	["coimbatore-fair", 0.17],
	["school-letter", 0.09],
];

/** Visits to the forms in the last weeks: more of them at weekends, and ever more as the season goes on. */
export function sampleVisits(): SampleVisits[] {
	const all: SampleVisits[] = [];
	for (let daysAgo = daysCounted; daysAgo >= 1; daysAgo--)
		for (const form of Object.keys(visitsADay) as ApplicationType[]) {
			const growth = 0.6 + (daysCounted - daysAgo) / daysCounted;
			const weekend = daysAgo % 7 < 2 ? 1.5 : 1;
			const visits = (visitsADay[form] ?? 0) * growth * weekend;
			for (const [step, far] of reachedSteps)
				for (const [source, part] of parts) {
					const times = Math.round(visits * far * part);
					if (times > 0) all.push({ daysAgo, form, source, step, times });
				}
		}
	return all;
}
