import type { SamplePhotograph } from "#demo/office/sample-office.ts";

const credit = "Sample: computed by a script, in place of a photograph";

export const samplePhotographs: SamplePhotograph[] = [
	{
		key: "sample-photograph-1",
		title: "Ten in the morning, level two (sample)",
		alt: "Sun through a row of windows onto desks, sheets and a wooden floor",
		credit,
		focus: { left: 40, top: 20, width: 50, height: 60 },
	},
	{
		key: "sample-photograph-2",
		title: "Bricks in the yard, second day (sample)",
		alt: "Rows of bricks drying on the ground in low sun",
		credit,
		focus: { left: 0, top: 40, width: 45, height: 60 },
	},
	{
		key: "sample-photograph-3",
		title: "Before the review (sample)",
		alt: "Card models on a table under a lamp, sheets on a dark wall behind them",
		credit,
		focus: { left: 30, top: 30, width: 45, height: 65 },
	},
];
