import { makeDocx, makePdf } from "./documents.ts";

export type FilePart = { field: string; name: string; content: Buffer };

/** The texts of a complete B.Arch application, as they travel. */
export const barchAnswers: Record<string, string> = {
	application_type: "barch",
	name: "Meenakshi Raman",
	address: "14 Church Road\nCoonoor 643101",
	email: "meenakshi@example.com",
	phone_no: "9443212345",
	gender: "2",
	is_international_student: "false",
	nationality: "Indian",
	board_10: "CBSE",
	percentage_10: "91.4",
	yop_10: "2024",
	board_12: "CBSE",
	percentage_12: "88",
	yop_12: "2026",
	nata_status: "applied",
	waiting_result: "false",
	nata_score: "132",
	consent: "true",
};

/** The texts of a complete M.Arch application; international status travels as 1 or 2. */
export const marchAnswers: Record<string, string> = {
	...Object.fromEntries(Object.entries(barchAnswers).filter(([name]) => !/nata|waiting/.test(name))),
	application_type: "march",
	department: "M.Arch Environmental Architecture",
	is_international_student: "2",
	coa_reg_no: "CA/2021/123456",
	board_ug: "Anna University",
	percentage_ug: "71.5",
	yop_10: "2014",
	yop_12: "2016",
	yop_ug: "2021",
	total_no_of_years: "3",
	industry: "Conservation",
	job_description: "Survey and repair",
};

/** The texts of a complete Diploma application; its class 10 certificate goes along as a file. */
export const diplomaAnswers: Record<string, string> = {
	...Object.fromEntries(Object.entries(barchAnswers).filter(([name]) => !/_12|nata_status/.test(name))),
	application_type: "diploma",
	waiting_result: "false",
};

export async function certificates(): Promise<FilePart[]> {
	return [
		{ field: "certificate_10", name: "class-10.pdf", content: await makePdf() },
		{ field: "certificate_12", name: "class-12.docx", content: await makeDocx() },
	];
}

/** A multipart request's body and content type. */
export async function multipart(
	fields: Record<string, string>,
	files: FilePart[] = [],
): Promise<{ body: Buffer; contentType: string }> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	for (const { field, name, content } of files) form.append(field, new Blob([new Uint8Array(content)]), name);
	const request = new Request("http://localhost", { method: "POST", body: form });
	return { body: Buffer.from(await request.arrayBuffer()), contentType: request.headers.get("content-type") ?? "" };
}

/** Sends an application to the site at this address, a complete one for the B.Arch unless told otherwise. */
export async function sendApplication(
	site: string,
	answers: Record<string, string> = barchAnswers,
	files?: FilePart[],
): Promise<{ token: string; reference: string }> {
	const { body, contentType } = await multipart(answers, files ?? (await certificates()));
	const answer = await fetch(`${site}/api/v1/website/application/add`, {
		method: "POST",
		headers: { "content-type": contentType },
		body: new Uint8Array(body),
	});
	if (!answer.ok) throw new Error(`The application was answered ${answer.status}.`);
	return (await answer.json()).data;
}
