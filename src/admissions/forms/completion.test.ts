import { expect, it } from "vitest";
import { questionsOf } from "#src/forms/definition.ts";
import { applicationTypes, completionOf, formOf } from "./application-forms.ts";

it.each(applicationTypes())("%s: what completes it are questions of its form", (type) => {
	const questions = new Map(questionsOf(formOf(type).form).map((field) => [field.name, field.kind]));
	const { needed, results, fixed } = completionOf(type);
	const documents = [...needed, ...results.flatMap(({ document }) => document ?? [])];
	for (const name of documents) expect(questions.get(name), name).toBe("file");
	const texts = results.flatMap(({ known, out, month, questions }) => [
		...known,
		...Object.keys(out),
		...questions,
		...(month ? [month] : []),
	]);
	for (const name of [...texts, ...fixed]) expect(questions.get(name), name).toMatch(/text|number|radio|month/);
});
