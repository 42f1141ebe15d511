/**
 * Reason why a document is not accepted, whatever its name says: `type`: its content is something else; `damaged`: it
 * cannot be read to its end; `encrypted`: it is encrypted, and after `decryptPdf`: only a password opens it; `active`:
 * it brings scripts, programs or embedded files; `mixed`: it is another kind of file as well; `unpacked`: it unpacks to
 * more than a document has; `long`: its text is longer than a document’s; `picture`: a picture that can't be decoded
 * here; `moving`: a picture of several frames.
 */
export type DocumentFault =
	| "type"
	| "damaged"
	| "encrypted"
	| "active"
	| "mixed"
	| "unpacked"
	| "long"
	| "picture"
	| "moving";
