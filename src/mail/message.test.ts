import { expect, test } from "vitest";
import { oneLine } from "./message.ts";

test("oneLine folds line ends and control characters, drops reversed reading, and keeps Tamil whole", () => {
	expect(oneLine("  Anbu\r\nBcc: x\0y\u2028z\u202Ecod.exe ")).toBe("Anbu Bcc: x y z cod.exe");
	expect(oneLine("க்\u200cஷ ஸ்ரீ")).toBe("க்\u200cஷ ஸ்ரீ");
	expect([...oneLine("😀".repeat(400))]).toHaveLength(300);
	expect(oneLine("half \ud83d")).toBe("half \ufffd");
});
