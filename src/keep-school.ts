import { keepForms } from "./admissions/forms/application-forms.ts";
import { keepCourses } from "./enquiries/enquiry-forms.ts";
import { schoolForms } from "./school/forms/application-form-settings.ts";
import { coursesOf } from "./school/forms/courses.ts";
import type { CurrentTexts } from "./school-texts.ts";

/** Remembers what follows from the texts and is asked for without them. */
export function keepSchool(texts: CurrentTexts): void {
	keepForms(schoolForms(texts));
	keepCourses(coursesOf(texts.outlines));
}
