import * as officePaths from "#src/office-paths.ts";

/** Position of a member in a stack, as in its address. */
export type TriagePlace = {
	stack: string;
	/** Documents that were skipped, last ones last. */
	skipped: readonly number[];
	/** Documents judged in this sitting. */
	judgedCount: number;
	/** The document to begin with. */
	first?: number | undefined;
	/** The last judgement, and the document that it was about. */
	done?: { actId: number; fileId: number } | undefined;
};

const maxSkipped = 200;

export function readTriagePlace(stack: string, params: URLSearchParams): TriagePlace {
	const number = (text: string | null | undefined) => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : undefined);
	const skipped = (params.get("skip") ?? "").split(".").flatMap((text) => number(text) ?? []);
	const [actId, fileId] = [number(params.get("done")), number(params.get("last"))];
	return {
		stack,
		skipped: skipped.slice(-maxSkipped),
		judgedCount: number(params.get("n")) ?? 0,
		first: number(params.get("first")),
		done: actId !== undefined && fileId !== undefined ? { actId, fileId } : undefined,
	};
}

/** The address of a place. */
export function triageAddress({ stack, skipped, judgedCount, first, done }: TriagePlace): string {
	const params = new URLSearchParams({
		...(skipped.length > 0 && { skip: skipped.slice(-maxSkipped).join(".") }),
		...(judgedCount > 0 && { n: String(judgedCount) }),
		...(first !== undefined && { first: String(first) }),
		...(done && { done: String(done.actId), last: String(done.fileId) }),
	});
	const query = params.toString();
	return `${officePaths.stack(stack)}${query && `?${query}`}`;
}
