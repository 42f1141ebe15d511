import { expect, it } from "vitest";
import { fileMessages } from "#src/school/messages/sets/rule-messages.ts";
import { sayRefusal } from "./upload-refusals.ts";

it("says why a document was refused by the name in the address, in the school’s words", () => {
	const files = { ...fileMessages.messages, empty: "An empty file." };
	const schoolMessages = { [fileMessages.text]: { [fileMessages.group]: files } };
	expect(sayRefusal("damaged", schoolMessages)).toBe(fileMessages.messages.damaged);
	expect(sayRefusal("empty", schoolMessages)).toBe("An empty file.");
});

it.each(["other", "partMissing", "constructor", "", "You are poor"])("says no text of an address: %s", (name) =>
	expect(sayRefusal(name, undefined)).toBe(fileMessages.messages.notReceived),
);
