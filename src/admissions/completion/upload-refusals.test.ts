import { expect, it } from "vitest";
import { documentRefusals } from "#src/forms/document-refusals.ts";
import { documentKinds, documentMessages } from "#src/forms/documents.ts";
import { refusalCode, refusalText } from "./upload-refusals.ts";

it.each([
	...Object.values(documentRefusals),
	documentKinds.certificate.notTaken,
	documentKinds.certificate.tooLarge,
	documentMessages.empty,
	documentMessages.several,
])("a page that is loaded again says the same: %s", (message) => {
	expect(refusalText(refusalCode(message, "certificate"), "certificate")).toBe(message);
});
