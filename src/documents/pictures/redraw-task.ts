import type { DocumentFault } from "#src/documents/inspection/document-fault.ts";

/** What a process that draws a picture anew is given: files, and the most bytes that the new one may have. */
export type RedrawTask = { input: string; output: string; isPng: boolean; maxSize: number };

/** A PNG that would be too large becomes a JPEG. */
export type RedrawResult = { ok: true; extension: "jpg" | "png" } | { ok: false; fault: DocumentFault };

/** That the new picture could not be written, by the code of the file system, is not the picture's fault. */
export type Unwritten = { ok: false; unwritten: string };
