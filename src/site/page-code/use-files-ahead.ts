import { use } from "react";
import { UNSAFE_FrameworkContext } from "react-router";

const formRoute = "site/application/barch-application";

/**
 * The addresses of the code of an application form, separated by spaces: all three forms share it but for their
 * questions. Undefined in development.
 */
export function useFilesAhead(): string | undefined {
	const manifest = use(UNSAFE_FrameworkContext)?.manifest;
	const route = manifest?.routes[formRoute];
	if (import.meta.env.DEV || !manifest || !route) return undefined;
	const files = [manifest.entry, manifest.routes.root, manifest.routes["site/layout"], route];
	return [...new Set(files.flatMap((file) => (file ? [file.module, ...(file.imports ?? [])] : [])))].join(" ");
}
