import { renderPdfFile } from "#src/admissions/receipts/pdf-file.ts";
import { isProductProgramme, offeredOf } from "#src/school/offering.ts";
import { siteServices } from "#src/site/context.server.ts";
import { answerFile } from "#src/site/feeds/feed-response.server.ts";
import type { Route } from "./+types/syllabus-pdf.ts";
import { syllabusContent } from "./syllabus-content.ts";

/** /syllabus/{programme}.pdf: the subjects of a programme, semester by semester. */
export function loader({ params: { programme }, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const make = async () => {
		const school = services.documentSchool;
		const offered = isProductProgramme(programme) && offeredOf(services.school.outlines).programmes.includes(programme);
		const content = offered ? syllabusContent(school, services.school, programme) : undefined;
		return content && (await renderPdfFile(`${programme}-syllabus`, content, school)).content;
	};
	return answerFile(services, "application/pdf", make, `${programme}-syllabus.pdf`, "inline");
}
