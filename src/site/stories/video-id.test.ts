import { expect, test } from "vitest";
import { stories } from "#school/texts/stories.ts";
import { videoId } from "./video-id.ts";

test("finds the id in every form of link to a film", () => {
	const forms = [
		"watch?v=aqz-KE-bpKQ",
		"watch?t=4&v=aqz-KE-bpKQ",
		"embed/aqz-KE-bpKQ",
		"shorts/aqz-KE-bpKQ?feature=share",
		"live/aqz-KE-bpKQ",
	];
	for (const form of forms) expect(videoId(`https://www.youtube.com/${form}`), form).toBe("aqz-KE-bpKQ");
	expect(videoId("https://youtu.be/aqz-KE-bpKQ?si=x")).toBe("aqz-KE-bpKQ");
	expect(videoId("https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ")).toBe("aqz-KE-bpKQ");
});

test("finds none where the id has not 11 characters, or the link leads elsewhere", () => {
	for (const link of [
		"https://www.youtube.com/watch?v=short",
		"https://www.youtube.com/",
		"https://films.example/watch?v=aqz-KE-bpKQ",
		"aqz-KE-bpKQ",
		"",
	]) {
		expect(videoId(link), link).toBeUndefined();
	}
});

test("every story of the school has a film", () => {
	expect(stories.map(({ video }) => videoId(video))).not.toContain(undefined);
});
