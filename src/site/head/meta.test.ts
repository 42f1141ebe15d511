import { expect, test } from "vitest";
import { readSchoolFolder } from "#src/content/school/seed-school.server.ts";
import { withSchool } from "#src/site/school/school-in.ts";
import { pageMeta } from "./meta.ts";

const matches = [
	{ id: "root", loaderData: withSchool(await readSchoolFolder(), { siteUrl: "https://school.example" }) },
];
const text = { title: "Apply", description: "How to apply." };

test("a page has its own title, description and canonical address without a trailing slash", () => {
	const meta = pageMeta({ location: { pathname: "/academic/" }, matches }, text);
	expect(meta).toContainEqual({ title: "Apply | Doddabetta School of Architecture" });
	expect(meta).toContainEqual({ name: "description", content: "How to apply." });
	expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://school.example/academic" });
});

test("the home page is called what the school is called", () => {
	const meta = pageMeta({ location: { pathname: "/" }, matches }, { ...text, title: "The School" });
	expect(meta).toContainEqual({ title: "The School" });
	expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://school.example/" });
});

test("a personal page is excluded from search engines and has no canonical address", () => {
	const meta = pageMeta({ location: { pathname: "/success" }, matches }, { ...text, unlisted: true });
	expect(meta).toContainEqual({ name: "robots", content: "noindex" });
	expect(JSON.stringify(meta)).not.toContain("canonical");
});
