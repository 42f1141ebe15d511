/** A sample that the product's own checks refuse. */
export class SampleRefusedError extends Error {
	override name = "SampleRefusedError";
}

/** @throws when a sample was refused */
export function refuseUnless<Result extends { ok: boolean }>(
	result: Result,
	fields: object,
): asserts result is Extract<Result, { ok: true }> {
	if (!result.ok) throw new SampleRefusedError(`${JSON.stringify(result)} for ${JSON.stringify(fields)}`);
}
