import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { multipartLimits } from "#src/api/multipart.ts";
import { type ApplicationsApi, applicationsApi } from "./applications/application-routes.ts";
import { answersApi } from "./completion/answer-routes.ts";
import { laterDocumentsApi } from "./completion/document-routes.ts";
import { draftFilesApi } from "./drafts/draft-file-routes.ts";
import { draftsApi } from "./drafts/draft-routes.ts";
import { linksApi } from "./link-routes.ts";
import { openingsApi } from "./openings/opening-routes.ts";
import { trackingApi } from "./tracking-routes.ts";

/** Routes for applicants, which take files. */
export async function admissionsApi(app: FastifyInstance, options: ApplicationsApi) {
	await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
	await app.register(applicationsApi, options);
	await app.register(trackingApi, options);
	await app.register(linksApi, options);
	await app.register(openingsApi, options);
	await app.register(draftsApi, options);
	await app.register(draftFilesApi, options);
	await app.register(laterDocumentsApi, options);
	await app.register(answersApi, options);
}
