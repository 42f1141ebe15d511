/** A sample that the product's own checks refuse. */
export class SampleRefusedError extends Error {
	override name = "SampleRefusedError";
}

/** @throws when a sample was refused */
export function refuseUnless(result: { ok: boolean }, fields: object): void {
	if (!result.ok) throw new SampleRefusedError(`${JSON.stringify(result)} for ${JSON.stringify(fields)}`);
}
