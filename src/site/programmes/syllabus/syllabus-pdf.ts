import { pdfTheme } from "#school/pdf-theme.ts";
import { renderPdf } from "#src/pdf/render-pdf.ts";
import { siteServices } from "#src/site/context.server.ts";
import { answerFile } from "#src/site/feeds/feed-response.server.ts";
import { isProgramme } from "#src/site/programmes/programme-pages.ts";
import type { Route } from "./+types/syllabus-pdf.ts";
import { syllabusContent } from "./syllabus-content.ts";

/** /syllabus/{programme}.pdf: the subjects of a programme, semester by semester. */
export function loader({ params: { programme }, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const make = async () => {
		const content = isProgramme(programme)
			? syllabusContent(services.tracking.school, services.school, programme)
			: undefined;
		return content && renderPdf(content, pdfTheme);
	};
	return answerFile(services, "application/pdf", make, `${programme}-syllabus.pdf`, "inline");
}
