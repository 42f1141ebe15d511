import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import * as officePaths from "#src/office-paths.ts";
import { contentRoutes } from "./content/content-routes.ts";
import { moneyRoutes } from "./money/money-routes.ts";
import { routeAt } from "./route-at.ts";
import { memberRoutes, signInRoutes } from "./sign-in/sign-in-routes.ts";

/** Whatever is not in the frame is open to everyone. */
export default [
	...signInRoutes,
	layout("frame/frame.tsx", { id: "frame" }, [
		index("morning/morning-page.tsx"),
		routeAt(officePaths.here, "here.ts"),
		routeAt(officePaths.find, "find/find-page.tsx"),
		routeAt(officePaths.cases(), "desk/desk-page.tsx"),
		routeAt(officePaths.batch(":id"), "batches/batch-page.tsx"),
		routeAt(officePaths.newCase(), "entry/entry-page.tsx"),
		routeAt(officePaths.caseOf(":kind", ":id"), "case/case-page.tsx"),
		routeAt(officePaths.write(":kind", ":id"), "write/write-page.tsx"),
		routeAt(officePaths.triage, "triage/stacks-page.tsx"),
		routeAt(officePaths.guardians, "triage/guardians-page.tsx"),
		routeAt(officePaths.stack(":stack"), "triage/triage-page.tsx"),
		routeAt(officePaths.requests(), "requests/requests-page.tsx"),
		routeAt(officePaths.interviews, "interviews/interviews-page.tsx"),
		routeAt(officePaths.visits(), "visits/visits-page.tsx"),
		routeAt(officePaths.funnel(), "funnel/funnel-page.tsx"),
		routeAt(officePaths.offers, "offers/offers-page.tsx"),
		routeAt(officePaths.offerLetter(":id"), "offers/offer-letter-file.ts"),
		...moneyRoutes,
		routeAt(officePaths.documentFile(":id"), "documents/document-file.ts"),
		routeAt(officePaths.documentText(":id"), "documents/document-text.ts"),
		routeAt(officePaths.media(), "media/library-page.tsx"),
		routeAt(officePaths.mediaUpload, "media/upload/upload-page.tsx"),
		routeAt(officePaths.mediaUploads, "media/upload/uploads-route.ts"),
		routeAt(officePaths.mediaUploadParts(":upload"), "media/upload/parts-route.ts"),
		routeAt(officePaths.mediaChoices(), "media/choices-route.ts"),
		routeAt(officePaths.mediaItem(":id"), "media/item/item-page.tsx"),
		routeAt(officePaths.mediaPreview(":revision", ":size"), "media/preview-file.ts"),
		routeAt(officePaths.mediaFilm(":revision"), "media/film-file.ts"),
		...contentRoutes,
		...memberRoutes,
		routeAt(officePaths.jobs, "jobs/jobs-page.tsx"),
		routeAt(officePaths.exports, "exports/exports-page.tsx"),
		routeAt(officePaths.newExport(), "exports/new-export-page.tsx"),
		routeAt(officePaths.exportOf(":id"), "exports/export-page.tsx"),
		routeAt(officePaths.exportFile(":id"), "exports/export-file.ts"),
		routeAt(officePaths.breaches, "breaches/breaches-page.tsx"),
		routeAt(officePaths.breach(":id"), "breaches/breach-page.tsx"),
		routeAt(officePaths.breachReport(":id", ":kind"), "breaches/report-file.ts"),
		routeAt(officePaths.privacy, "privacy/privacy-page.tsx"),
		routeAt(officePaths.privacyRequest(":id"), "privacy/request-page.tsx"),
		routeAt(officePaths.erasureCertificate(":id"), "privacy/certificate-file.ts"),
		routeAt(officePaths.health, "health/health-page.tsx"),
		routeAt(officePaths.help("*"), "help/help-page.tsx"),
		routeAt(officePaths.snippets(), "settings/snippets/snippets-page.tsx"),
		routeAt(officePaths.stageMessages(), "settings/stage-messages/stage-messages-page.tsx"),
		route("*", "errors/nothing-here.ts"),
	]),
] satisfies RouteConfig;
