import type { MiddlewareFunction } from "react-router";
import { keepForms } from "#src/admissions/forms/application-forms.ts";
import { keepCourses } from "#src/enquiries/enquiry-forms.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { schoolForms } from "#src/school/forms/application-form-settings.ts";
import { coursesOf } from "#src/school/forms/courses.ts";

/**
 * Has loaders and acts know the forms as the school asks them now. The office's build has its own copy of these
 * modules, which the server's reading of the texts doesn't reach.
 */
export const keepSchool: MiddlewareFunction<Response> = ({ context }, next) => {
	const { texts } = context.get(officeServices);
	keepForms(schoolForms(texts));
	keepCourses(coursesOf(texts.outlines));
	return next();
};
