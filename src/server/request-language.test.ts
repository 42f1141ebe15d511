import { expect, it } from "vitest";
import { splitRequest } from "./request-language.ts";

it.each([
	["/hi/fees?a=1", "hi", "/fees?a=1"],
	["/ta/office", "en", "/ta/office"],
	["/ta/office/cases?q=1", "en", "/ta/office/cases?q=1"],
	["/ta/officers", "ta", "/officers"],
	["/office/cases", "en", "/office/cases"],
])("a request for %s is answered in %s, as one for %s", (url, language, address) => {
	expect(splitRequest(url, ["ta", "hi"])).toEqual({ language, address });
});
