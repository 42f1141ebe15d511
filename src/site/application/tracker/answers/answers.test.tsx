import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { barchForm } from "#src/admissions/forms/barch-form.ts";
import { Answers } from "./answers.tsx";

const steps = barchForm.steps.map(({ key, fields }) => ({ key, names: fields.map(({ name }) => name) }));
const line = { name: "address", label: "Where you live", answer: "14 Church Road" };
const application = { steps: [{ title: "About yourself", lines: [line] }] };

it("leads to the correction of a step by its questions, whatever the school called it when it was answered", () => {
	const show = (refusal: string | null) =>
		renderToStaticMarkup(<Answers application={application} token="t0ken" steps={steps} refusal={refusal} />);
	expect(show(null)).toMatch(/href="\/application\/t0ken\/answers\/personal"[^>]*>Change about yourself</);
	expect(show("It is closed.")).not.toContain("/answers/personal");
});
