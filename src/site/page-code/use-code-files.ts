import { use } from "react";
import { UNSAFE_FrameworkContext } from "react-router";

const formRoute = "site/application/barch-application";
/** The files of islands; see scripts/chunks.ts. What else a route's build has is rendered on the server alone. */
const islandFiles = [
	"rolldown-runtime",
	"react-dom",
	"classes",
	"island-(fields|checks|payment|wizard)",
	"(barch|march|diploma|alumni)-wizard",
	"(barch|march|diploma)-form",
	"(certificate-)?questions",
	"fee-notice",
];
const islandFile = new RegExp(`/(${islandFiles.join("|")})-[^/]*$`);

/**
 * The addresses of the code that a route's islands consist of.
 * @param id the route's file without its ending
 * @returns none in development
 */
export function useCodeFiles(id: string | undefined): string[] {
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	const route = id === undefined ? undefined : manifest?.routes[id];
	return (route?.imports ?? []).filter((file) => islandFile.test(file));
}

/** The addresses of an application form's code: all three forms share it but for their questions. */
export const useApplicationFiles = () => useCodeFiles(formRoute);
