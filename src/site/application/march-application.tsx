import { identity } from "#school/identity.ts";
import { marchForm } from "#src/admissions/forms/march-form.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import type { Route } from "./+types/march-application.ts";
import { ApplicationForm } from "./application-form.tsx";

export const handle: PageHandle = { hydrated: true };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "M.Arch application",
		description:
			`Apply online for the M.Arch in Environmental Architecture or Urban Design at ${identity.name}: two ` +
			"steps, your documents, and the application fee.",
	});

const needed = [
	"Marks and years of class 10, class 12 and your B.Arch",
	"Certificates as PDF or DOCX, or on paper to photograph, if you have them",
	"Your COA registration number, if you have one",
	"A card or UPI for the fee",
];

export default function MArchApplication() {
	return (
		<ApplicationForm
			form={marchForm}
			heading="M.Arch application"
			needed={needed}
			lead={
				"Two steps, about a quarter of an hour. Have the marks of class 10, class 12 and your B.Arch at " +
				"hand; documents can be attached as PDF or DOCX, or photographed here."
			}
		/>
	);
}
