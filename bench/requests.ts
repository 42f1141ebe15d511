import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marchAnswers } from "#tests/support/forms/application.ts";

/** Requests as they go over the wire. `{n}` becomes a number of sixteen digits that no other request has. */
const digits = 16;

export function get(path: string, encoding = "br"): string {
	return `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
}

export function enquiry(): string {
	const body = JSON.stringify({
		name: "Revathi {n}",
		email: "revathi@example.org",
		phone: "9443012345",
		course: "barch",
		city: "Coonoor",
	});
	return post("/api/v1/website/enquiry-form/add", "application/json", body);
}

/** An international M.Arch application, which has four documents. */
export function application(document: string): string {
	const boundary = "----bench";
	const fields = Object.entries({ ...marchAnswers, is_international_student: "1" }).map(([name, value]) =>
		part(boundary, `name="${name}"`, value),
	);
	const files = documents.map((field) =>
		part(boundary, `name="${field}"; filename="${field}.pdf"`, document, "Content-Type: application/pdf\r\n"),
	);
	return post(
		"/api/v1/website/application/add",
		`multipart/form-data; boundary=${boundary}`,
		`${[...fields, ...files].join("")}--${boundary}--\r\n`,
	);
}

export const documents = ["certificate_10", "certificate_12", "certificate_ug", "residence_proof"];

/** A PDF of so many bytes, in plain letters. */
export function plainPdf(bytes: number): string {
	const end = "\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n";
	return `%PDF-1.7\n%${"x".repeat(bytes - end.length - 10)}${end}`;
}

/** Writes a document as many times as an application has some. @returns where they lie */
export function writeDocuments(folder: string, document: string): string[] {
	mkdirSync(folder, { recursive: true });
	return documents.map((name) => {
		const path = join(folder, `${name}.pdf`);
		writeFileSync(path, document);
		return path;
	});
}

function part(boundary: string, disposition: string, content: string, header = ""): string {
	return `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${header}\r\n${content}\r\n`;
}

function post(path: string, type: string, body: string): string {
	const length = Buffer.byteLength(body.replaceAll("{n}", "0".repeat(digits)));
	return `POST ${path} HTTP/1.1\r\nHost: bench\r\nIdempotency-Key: bench-{n}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`;
}
