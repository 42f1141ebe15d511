import { data, type LoaderFunctionArgs } from "react-router";
import { departmentRules } from "#src/admissions/forms/departments.ts";
import { notOfferedMessage } from "#src/admissions/forms/not-offered.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import { amountsOfForm, formDocuments, ownFormOfType } from "#src/school/forms/application-form-settings.ts";
import { type FormType, offeredOf } from "#src/school/offering.ts";
import { siteServices } from "#src/site/context.server.ts";

/** Ends the request for a page of a programme that the school does not offer. */
export function requireOffered(context: LoaderFunctionArgs["context"], programme: ProgrammeKey): void {
	const { programmes } = offeredOf(context.get(siteServices).school.outlines);
	if (!programmes.includes(programme)) throw data(null, { status: 410 });
}

/**
 * The data of a form's page, with its fee, how it asks for documents, and what else differs in it. A form that the
 * school does not offer keeps its page, which says so with 410: who has begun it by a link or on a device still reads
 * what was typed, and deletes it.
 */
export function formPageData<Data extends object>(context: LoaderFunctionArgs["context"], form: FormType, page: Data) {
	const { school, applicationFees, admissions } = context.get(siteServices);
	const { outlines, applicationForms } = school;
	const offeredParts = offeredOf(outlines);
	const notOffered = notOfferedMessage(admissions, form);
	const fee = applicationFees ? amountsOfForm(applicationFees, form, offeredParts) : undefined;
	const documentsOfForm = formDocuments(applicationForms)[form] ?? { rules: {}, programmes: {} };
	const departments = departmentRules(documentsOfForm);
	const own = ownFormOfType(school, form);
	const options = {
		...(Object.keys(documentsOfForm.rules).length > 0 && { documents: documentsOfForm.rules }),
		...(departments && { departmentDocuments: departments }),
		...(own && { own }),
	};
	return data({ ...page, notOffered, fee, asked: options }, { status: notOffered === undefined ? 200 : 410 });
}
