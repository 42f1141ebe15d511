import { barchQuestions } from "#src/admissions/forms/barch-questions.ts";
import { diplomaQuestions } from "#src/admissions/forms/diploma-questions.ts";
import { marchQuestions } from "#src/admissions/forms/march-questions.ts";
import { linkRequest } from "#src/admissions/links/link-request-config.ts";
import { openingRequest } from "#src/admissions/opening/opening-request-config.ts";
import { alumniQuestions } from "#src/alumni/alumni-questions.ts";
import { contactMessage } from "#src/enquiries/forms/contact-config.ts";
import { quickEnquiry } from "#src/enquiries/forms/quick-enquiry-config.ts";
import { sidebarMessage } from "#src/enquiries/forms/sidebar-config.ts";
import type { Field, FormQuestions } from "#src/forms/definition.ts";
import { optionWord, questionText, stepsGroup } from "#src/forms/school-questions.ts";
import { formGroup } from "#src/forms/single-step/school-config.ts";
import type { SingleStepConfig, SingleStepField } from "#src/forms/single-step/single-step-config.ts";
import { jobApplicationForm } from "#src/job-applications/form/job-application-config.ts";
import * as paths from "#src/paths.ts";
import { dataRequest } from "#src/privacy/links/data-request-config.ts";
import { visitForm } from "#src/visits/forms/visit-config.ts";
import { messageText, type WordGroup } from "./school/messages/messages-schema.ts";

/** Longer lists, such as countries and years, name facts and no words of the school. */
const maxOptions = 12;

/** The choice of years is no word. */
const anyYear = 2000;

/** The questions of every form, as texts that the office writes. */
export const questionTexts = {
	"questions-barch": ofSteps("Questions of the B.Arch form", paths.barchApplication, barchQuestions),
	"questions-march": ofSteps("Questions of the M.Arch form", paths.marchApplication, marchQuestions),
	"questions-diploma": ofSteps("Questions of the diploma form", paths.diplomaApplication, diplomaQuestions),
	"questions-alumni": ofSteps(
		"Questions of the alumni form",
		paths.alumniRegistration,
		alumniQuestions({ firstGraduation: anyYear }),
	),
	"questions-quick-enquiry": ofForm("Questions of the quick enquiry form", paths.quickEnquiry, quickEnquiry),
	"questions-contact": ofForm("Questions of the message form", paths.contact, contactMessage),
	"questions-sidebar": ofForm("Questions of the side panel form", paths.home, sidebarMessage),
	"questions-visit": ofForm("Questions of the campus tour form", paths.visit, visitForm),
	"questions-job-application": ofForm("Questions of the job application form", paths.careers, jobApplicationForm),
	"questions-opening": ofForm("Question of the admissions alert form", paths.openingRequest(), openingRequest),
	"questions-application-link": ofForm("Questions of the lost link form", paths.applicationLink, linkRequest),
	"questions-privacy-request": ofForm("Question of the data request form", paths.privacyRequests, dataRequest),
};

function ofSteps(title: string, page: string, form: FormQuestions) {
	const text = questionText(form.key);
	const steps = Object.fromEntries(form.steps.map((step) => [step.key, step.title]));
	return messageText(title, page, [
		{ title: "Steps", set: { text, group: stepsGroup, messages: steps } },
		...questionGroups(
			text,
			form.steps.flatMap((step) => step.fields),
		),
	]);
}

function ofForm(title: string, page: string, { key, fields, texts }: SingleStepConfig) {
	const text = questionText(key);
	return messageText(title, page, [
		...questionGroups(text, fields),
		{ title: "Sending", set: { text, group: formGroup, messages: texts } },
	]);
}

/**
 * A question may stand in a form twice, under conditions that exclude each other: the first one's words are for both.
 */
function questionGroups(text: string, fields: readonly (Field | SingleStepField)[]): WordGroup[] {
	const requestedFields = fields.filter(
		(field, index) => !field.hidden && fields.findIndex(({ name }) => name === field.name) === index,
	);
	return requestedFields.map((field) => ({
		title: field.label,
		set: { text, group: field.name, messages: textsOfField(field) },
	}));
}

function textsOfField(field: Field | SingleStepField): Record<string, string> {
	const { label, help, onPaper } = field;
	const placeholder = "placeholder" in field ? field.placeholder : undefined;
	const options = "options" in field && field.options.length <= maxOptions ? field.options : [];
	return {
		label,
		...(help && { help }),
		...(onPaper && { onPaper }),
		...(placeholder && { placeholder }),
		...Object.fromEntries(options.map((option) => [optionWord(option.value), option.label])),
	};
}
