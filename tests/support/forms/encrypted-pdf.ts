import createModule from "@neslinesli93/qpdf-wasm";

/** Kinds of encryption that issuers use, as flags of QPDF. */
export const encryptions = {
	"RC4, 40 bits": ["--encrypt", "", "owner", "40", "--print=n", "--modify=n", "--"],
	"RC4, 128 bits": ["--encrypt", "", "owner", "128", "--use-aes=n", "--print=none", "--"],
	"AES, 128 bits": ["--encrypt", "", "owner", "128", "--use-aes=y", "--print=none", "--modify=none", "--"],
	"AES, 256 bits": ["--encrypt", "", "owner", "256", "--print=none", "--modify=none", "--"],
	"AES, 256 bits, of Acrobat 9": ["--encrypt", "", "owner", "256", "--force-R5", "--print=none", "--"],
	"metadata left open": ["--encrypt", "", "owner", "128", "--use-aes=y", "--cleartext-metadata", "--"],
} as const;

/** A PDF as an issuer encrypts it: objects within object streams, and a password of the owner's alone unless given. */
export async function encryptPdf(pdf: Buffer, flags: readonly string[], password = ""): Promise<Buffer> {
	const qpdf = await createModule({
		locateFile: () => `${process.cwd()}/node_modules/@neslinesli93/qpdf-wasm/dist/qpdf.wasm`,
	});
	const files = qpdf.FS as typeof qpdf.FS & { writeFile: (path: string, content: Uint8Array) => void };
	files.writeFile("/in.pdf", pdf);
	const options = flags.map((flag, index) => (index === 1 ? password : flag));
	const code = qpdf.callMain([
		"--allow-weak-crypto",
		"--object-streams=generate",
		"--stream-data=preserve",
		"/in.pdf",
		...options,
		"/out.pdf",
	]);
	if (code !== 0) throw new Error(`QPDF ends with ${code}.`);
	return Buffer.from(files.readFile("/out.pdf"));
}
