import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { type SubmitResult, submitApplication } from "#src/admissions/applications/submit-application.server.ts";
import { type ApplicationType, documentFields, formOf } from "#src/admissions/forms/application-forms.ts";
import { type MultipartPart, parseMultipart } from "#src/documents/stage-uploads.server.ts";
import { withInitial } from "#src/forms/definition.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";

type Entry = { type: ApplicationType; form: FormData; by: { id: number; name: string } };

/** Values as typed, for the page that shows them again; files have to be chosen again. */
export type TypedEntry = { result: SubmitResult; answers: Record<string, string> };

/**
 * Submits what a member types in for an applicant, by the rules of the applicant's own form; the applicant gets the
 * same email with the same link. The office may do so while admissions are closed: a letter may have come in time.
 */
export async function enterApplication(services: OfficeServices, { type, form, by }: Entry): Promise<TypedEntry> {
	const { db, storage, school, admissions, applicationFee, staging, now } = services;
	const parsed = await parseMultipart(partsOf(form), staging, (name) => documentFields().get(name));
	try {
		const { idempotency_key: idempotencyKey = randomUUID(), ...fields } = parsed.fields;
		const result = await submitApplication(
			{ db, storage, school, applicationFee, admissions: { ...admissions, mode: "open" }, minFillMs: 0 },
			{
				type,
				fields: withInitial(formOf(type).form, { consent: "", ...fields }) as Record<string, string>,
				files: parsed.files,
				fileErrors: parsed.errors,
				idempotencyKey: `office-${idempotencyKey}`,
				enteredBy: by,
				now: now(),
			},
		);
		return { result, answers: fields };
	} finally {
		await parsed.discard();
	}
}

/** The questions of a sent form; a file that was not chosen has no name. */
async function* partsOf(form: FormData): AsyncIterable<MultipartPart> {
	for (const [name, value] of form) {
		if (name === "act") continue;
		if (typeof value === "string") {
			if (value.trim() !== "") yield { type: "field", name, value, truncated: false };
		} else if (value.name !== "") {
			const stream = Object.assign(Readable.from(Buffer.from(await value.arrayBuffer())), { truncated: false });
			yield { type: "file", name, fileName: value.name, stream };
		}
	}
}
