import type { ComponentType } from "react";

/** The components that React runs in the browser. They use no router. */
export const islandComponents = {
	"barch-wizard": () => import("./application/form/barch-wizard.tsx").then((module) => module.BArchWizard),
	"march-wizard": () => import("./application/form/march-wizard.tsx").then((module) => module.MArchWizard),
	"diploma-wizard": () => import("./application/form/diploma-wizard.tsx").then((module) => module.DiplomaWizard),
	"added-wizard": () => import("./application/form/added-wizard.tsx").then((module) => module.AddedWizard),
	"alumni-wizard": () => import("./alumni/alumni-wizard.tsx").then((module) => module.AlumniWizard),
	"barch-answers": () =>
		import("./application/tracker/answers/barch-answers.tsx").then((module) => module.BArchAnswers),
	"march-answers": () =>
		import("./application/tracker/answers/march-answers.tsx").then((module) => module.MArchAnswers),
	"diploma-answers": () =>
		import("./application/tracker/answers/diploma-answers.tsx").then((module) => module.DiplomaAnswers),
	"added-answers": () =>
		import("./application/tracker/answers/added-answers.tsx").then((module) => module.AddedAnswers),
	"document-sender": () =>
		import("./application/tracker/documents/document-sender.tsx").then((module) => module.DocumentSender),
	"fee-status": () => import("./application/fee-notice.tsx").then((module) => module.FeeNotice),
	"payer-fee": () => import("./payer/payer-fee.tsx").then((module) => module.PayerFee),
	"quick-enquiry": () => import("#src/enquiries/forms/quick-enquiry.tsx").then((module) => module.QuickEnquiry),
	contact: () => import("#src/enquiries/forms/contact-form.tsx").then((module) => module.ContactForm),
	"job-application": () =>
		import("#src/job-applications/form/job-application-form.tsx").then((module) => module.JobApplicationForm),
	"success-result": () => import("./results/success-result.tsx").then((module) => module.SuccessResult),
	"unpaid-result": () => import("./results/unpaid-result.tsx").then((module) => module.UnpaidResult),
	visit: () => import("#src/visits/forms/visit-form.tsx").then((module) => module.VisitForm),
	sidebar: () => import("#src/enquiries/forms/sidebar-form.tsx").then((module) => module.SidebarForm),
};

export type IslandName = keyof typeof islandComponents;
export type IslandProps<Name extends IslandName> =
	Awaited<ReturnType<(typeof islandComponents)[Name]>> extends ComponentType<infer Props> ? Props : never;
