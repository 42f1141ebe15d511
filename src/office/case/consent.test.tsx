import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Consent } from "./consent.tsx";

const given = { version: "2026-12", at: "2026-11-20T06:00:00.000Z", legal: [] };
const show = (consent: { text: string; language: string; english: string | null }) =>
	renderToStaticMarkup(<Consent consent={{ ...given, ...consent }} today="2026-11-21" />);

it("shows a consent in English, and folded away as it was shown in another language", () => {
	const [office = "", fold = ""] = show({ text: "சம்மதிக்கிறேன்.", language: "ta", english: "I agree." }).split(
		"<details>",
	);
	expect(office).toContain("“I agree.”");
	expect(fold).toMatch(/As it was shown, in Tamil<\/summary><p [^>]*lang="ta">“சம்மதிக்கிறேன்\.”/);
	expect(show({ text: "I agree.", language: "en", english: null })).not.toContain("<details>");
});
