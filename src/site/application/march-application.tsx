import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/march-application.ts";
import { ApplicationPage } from "./form/application-page.tsx";
import { MArchWizard } from "./form/march-wizard.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ identity }) => ({
		title: "M.Arch application",
		description:
			`Apply online for the M.Arch in Environmental Architecture or Urban Design at ${identity.name}: two ` +
			"steps, your documents, and the application fee.",
	}));

const needed = [
	"Marks and years of class 10, class 12 and your B.Arch",
	"Certificates as PDF or DOCX, or on paper to photograph, if you have them",
	"Your COA registration number, if you have one",
	"A card or UPI for the fee",
];

export default function MArchApplication() {
	return (
		<ApplicationPage
			island="march-wizard"
			applicationType="march"
			heading="M.Arch application"
			needed={needed}
			lead={
				"Two steps, about ten minutes. Have the marks of class 10, class 12 and your B.Arch at " +
				"hand; documents can be attached as PDF or DOCX, or photographed here."
			}
			wizard={MArchWizard}
		/>
	);
}
