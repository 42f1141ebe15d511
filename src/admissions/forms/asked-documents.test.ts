import { expect, it } from "vitest";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import { fieldsOf, questionsOf } from "#src/forms/definition.ts";
import { documentNames } from "#src/school/forms/application-form-settings.ts";
import { barchAnswers, diplomaAnswers, marchAnswers } from "#tests/support/forms/application.ts";
import { formOf } from "./application-forms.ts";
import { neededDocuments, withDocuments } from "./asked-documents.ts";
import { departments } from "./march-questions.ts";

const answersOf = { barch: barchAnswers, march: marchAnswers, diploma: diplomaAnswers };
const types = ["barch", "march", "diploma"] as const;

it.each(types)("the office names the documents of the form %s, and no others", (type) => {
	expect(Object.keys(documentNames[type]).toSorted()).toEqual(fieldsOf(formOf(type).form, "file").toSorted());
});

it.each(types.flatMap((type) => fieldsOf(formOf(type).form, "file").map((name) => [type, name] as const)))(
	"the form %s asks for %s as the office says",
	(type, name) => {
		const answers = { ...answersOf[type], is_international_student: type === "march" ? "1" : "true" };
		const files = Object.fromEntries(
			fieldsOf(formOf(type).form, "file").map((field) => [field, { name: "a.pdf", size: 9 }]),
		);
		const errors = (rule: "required" | "later" | "offered" | "none") => {
			const form = withDocuments(formOf(type).form, { [name]: rule });
			const checkedAnswers = checkAnswers(form, { ...answers, ...files, [name]: undefined }, {});
			return checkedAnswers.ok ? {} : checkedAnswers.errors;
		};
		expect(Object.keys(errors("required"))).toEqual([name]);
		for (const rule of ["later", "offered", "none"] as const) expect([rule, errors(rule)]).toEqual([rule, {}]);
		expect(fieldsOf(withDocuments(formOf(type).form, { [name]: "none" }), "file")).not.toContain(name);
	},
);

it("leaves a form without rules as it is, and says of no required document that it may follow", () => {
	const { form } = formOf("march");
	expect(withDocuments(form, {})).toBe(form);
	const portfolio = questionsOf(withDocuments(form, { portfolio: "required" })).find(
		({ name }) => name === "portfolio",
	);
	expect([portfolio?.help, portfolio?.onPaper, portfolio?.optional]).toEqual([
		"One PDF, up to 20 MB.",
		"Send copies we can keep.",
		undefined,
	]);
});

it("needs in the end what is required or may follow", () => {
	const rules = { certificate_10: "offered", passport: "later", portfolio: "none", translations: "required" } as const;
	expect(neededDocuments(["certificate_10", "certificate_12", "portfolio"], rules)).toEqual([
		"certificate_12",
		"passport",
		"translations",
	]);
});

it("asks each department of a form for its own documents", () => {
	const [first, second] = departments;
	const documentRules = { [first]: { portfolio: "none" }, [second]: { portfolio: "required" } } as const;
	const form = withDocuments(formOf("march").form, undefined, documentRules);
	const check = (department: string, portfolio?: object) => {
		const checkedAnswers = checkAnswers(form, { ...marchAnswers, department, portfolio }, {});
		return checkedAnswers.ok ? checkedAnswers.values : Object.keys(checkedAnswers.errors);
	};
	const file = { name: "a.pdf", size: 9 };
	expect(check(first, file)).not.toHaveProperty("portfolio");
	expect(check(second)).toEqual(["portfolio"]);
	expect(check(second, file)).toHaveProperty("portfolio", file);
});
