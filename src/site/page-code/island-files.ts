import { use } from "react";
import { UNSAFE_FrameworkContext } from "react-router";
import type { IslandName } from "#src/site/island-components.ts";

const formRoute = "site/application/barch-application";

/** Names of files, as scripts/building/chunks.ts and the build give them, that an island consists of. */
const sharedChunks = ["rolldown-runtime", "react-dom", "classes", "island-fields"];
const wizard = ["island-(payment|wizard)"];
const questions = ["(certificate-)?questions"];
const application = [...wizard, ...questions, "own-questions", "island-application"];
const answers = [...wizard, ...questions, "own-questions", "completion", "answers-form", "answers-messages"];
const fee = [
	"island-payment",
	"use-fee-status",
	"checking",
	"slow-methods",
	"paid-twice",
	"payer-link-button",
	"pay-fee",
];
/** Islands that wake by themselves, so that pages name their code. */
const files: Partial<Record<string, readonly string[]>> = {
	"barch-wizard": [...application, "barch-wizard", "barch-questions"],
	"march-wizard": [...application, "march-wizard", "march-questions"],
	"diploma-wizard": [...application, "diploma-wizard", "diploma-questions"],
	"added-wizard": [...application, "added-wizard", "added-form"],
	"alumni-wizard": [...wizard, "alumni-wizard", "alumni-questions", "identity"],
	"barch-answers": [...answers, "barch-answers", "barch-questions"],
	"march-answers": [...answers, "march-answers", "march-questions"],
	"diploma-answers": [...answers, "diploma-answers", "diploma-questions"],
	"added-answers": [...answers, "added-answers", "added-form"],
	"fee-status": [...fee, "fee-notice"],
	"payer-fee": [...fee, "payer-fee", "payer-messages"],
} satisfies Partial<Record<IslandName, readonly string[]>>;

/**
 * Returns the files that a route's build consists of. Most of it is rendered on the server alone.
 * @param id the route's file without its ending
 * @returns addresses; none in development
 */
export function useRouteFiles(id: string | undefined): readonly string[] {
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	const route = id === undefined ? undefined : manifest?.routes[id];
	return route?.imports ?? [];
}

/** The addresses among these that islands of these names need. */
export function filesOf(islands: readonly string[], routeFiles: readonly string[]): string[] {
	if (islands.length === 0) return [];
	const names = [...sharedChunks, ...islands.flatMap((island) => files[island] ?? [])];
	const neededPattern = new RegExp(`/(${names.join("|")})-[^/]*$`);
	return routeFiles.filter((file) => neededPattern.test(file));
}

/** The addresses of an application form's code: all three forms share it but for their questions. */
export const useApplicationFiles = () => filesOf(["barch-wizard"], useRouteFiles(formRoute));
