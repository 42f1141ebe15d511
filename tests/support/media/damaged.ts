import fc from "fast-check";

/** Some bytes changed, and perhaps cut off. */
export function damaged(content: Buffer): fc.Arbitrary<Buffer> {
	const byte = fc.tuple(fc.nat(Math.max(0, content.length - 1)), fc.nat(255));
	const length = fc.option(fc.nat(content.length), { nil: undefined });
	return fc.tuple(fc.array(byte, { maxLength: 12 }), length).map(([changes, to]) => {
		const copy = Buffer.from(content);
		for (const [at, value] of changes) if (at < copy.length) copy[at] = value;
		return copy.subarray(0, to);
	});
}
