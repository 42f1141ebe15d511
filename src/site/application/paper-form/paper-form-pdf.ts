import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { renderPaperForm } from "#src/admissions/paper-forms/paper-form-pdf.server.ts";
import { offeredOf } from "#src/school/offering.ts";
import { siteServices } from "#src/site/context.server.ts";
import { answerFile } from "#src/site/feeds/feed-response.server.ts";
import type { Route } from "./+types/paper-form-pdf.ts";

/** /application-forms/{type}.pdf: the form of an application, to be filled in by hand. */
export function loader({ params: { type }, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const make = async () => {
		if (!isApplicationType(type) || !offeredOf(services.school.outlines).forms.includes(type)) return undefined;
		const { content } = await renderPaperForm({ ...services, school: services.documentSchool }, type, services.now());
		return content;
	};
	return answerFile(services, "application/pdf", make, `${type}-application-form.pdf`, "inline");
}
