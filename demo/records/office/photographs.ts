import type { SamplePhotograph } from "#demo/office/sample-office.ts";

export const samplePhotographs: SamplePhotograph[] = [
	{ key: "sample-photograph-1", focus: { left: 40, top: 20, width: 50, height: 60 } },
	{ key: "sample-photograph-2", focus: { left: 0, top: 40, width: 45, height: 60 } },
	{ key: "sample-photograph-3", focus: { left: 30, top: 30, width: 45, height: 65 } },
];
