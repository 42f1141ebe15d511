import type { CompiledMessage } from "./compiled-message.ts";

/** The values and tags of a message, as a writer sees them: `{name}`, `<name>`. */
export function namesIn(message: CompiledMessage): Set<string> {
	if (typeof message === "string") return new Set();
	const names = message.flatMap((part): string[] => {
		if (typeof part === "string" || part.length === 0) return [];
		if (part.length === 1) return [`{${part[0]}}`];
		if (part[1] === "tag") return [`<${part[0]}>`, ...namesIn(part[2])];
		return [`{${part[0]}}`, ...Object.values(part[2]).flatMap((branch) => [...namesIn(branch)])];
	});
	return new Set(names);
}
