import type { LaterDocument } from "#src/admissions/completion/send-document.server.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import * as paths from "#src/paths.ts";

/** Destination of a document: an application, by its token, or a request of the office, by its code. */
export type Destination = { token: string } | { code: string };

export type Routes = {
	/** Address that the form posts to, and the name of its part. */
	form: string;
	part: string;
	/** Address that code posts to, with the file as a part named `file`. */
	api: string;
	headers: Record<string, string>;
	/** The page that says its outcome. */
	after: (document: LaterDocument) => string;
};

/** @param field the question that the document answers */
export function routesTo(destination: Destination, field: string): Routes {
	if ("code" in destination) {
		const code = encodeURIComponent(destination.code);
		const form = paths.documentRequest(code);
		const after = ({ outcome }: LaterDocument) => paths.documentRequest(code, outcome === "unchanged" ? "same" : "yes");
		return { form, part: "file", api: form, headers: {}, after };
	}
	const { token } = destination;
	return {
		form: paths.applicationFile(token, field),
		part: field,
		api: apiUrl(apiPaths.applicationDocument(field)),
		headers: { authorization: `Bearer ${token}` },
		after: () => `${paths.application(token)}?arrived=${field}#outcome`,
	};
}
