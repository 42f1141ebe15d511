import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import createModule from "@neslinesli93/qpdf-wasm";
import { limitWebAssembly } from "#src/documents/limit-web-assembly.ts";

/**
 * A separate process that writes the PDF it reads without its encryption, and nothing where that asks for a password:
 * its objects lie open for the inspection that follows, its pages are as they were. QPDF runs as WebAssembly, so a PDF
 * that breaks it reaches nothing.
 */

limitWebAssembly(256 * 1024 * 1024);

/** QPDF writes its messages to the console, and its exit codes do not distinguish a missing password from damage. */
const errors: string[] = [];
console.error = (line: string) => errors.push(line);
/** Exit codes as QPDF defines them: the second one means that something was repaired. */
const successes = [0, 3];
const flags = ["--decrypt", "--object-streams=disable", "--stream-data=preserve", "/in.pdf", "/out.pdf"];

const wasm = fileURLToPath(import.meta.resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm"));
const qpdf = await createModule({ locateFile: () => wasm });
/** The package’s types leave `writeFile` out. */
const files = qpdf.FS as typeof qpdf.FS & { writeFile: (path: string, content: Uint8Array) => void };
files.writeFile("/in.pdf", await buffer(process.stdin));
const isDone = successes.includes(qpdf.callMain(flags));
if (isDone) process.stdout.write(files.readFile("/out.pdf"));
process.exitCode = isDone || errors.some((line) => line.endsWith("invalid password")) ? 0 : 1;
