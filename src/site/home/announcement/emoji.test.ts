import { expect, test } from "vitest";
import { emojiFor } from "./emoji.ts";

test("a word in the title chooses the emoji, in any case, the first rule first", () => {
	expect(emojiFor("Graduation Day")).toBe("🎓");
	expect(emojiFor("National AWARD for a bus shelter")).toBe("🏆");
	expect(emojiFor("Onam celebration")).toBe("🎉");
	expect(emojiFor("Rain alert")).toBe("🚨");
	expect(emojiFor("Admissions announcement: B.Arch")).toBe("📢");
	expect(emojiFor("Alumni meet")).toBe("👥");
	expect(emojiFor("Parents meet the faculty")).toBe("🤝");
	expect(emojiFor("Sports week")).toBe("🏅");
	expect(emojiFor("Farewell to the fifth year")).toBe("👋");
	expect(emojiFor("Open day")).toBe("📅");
});

test("any other title gets a sparkle", () => {
	expect(emojiFor("New library wing")).toBe("✨");
	expect(emojiFor("")).toBe("✨");
});
