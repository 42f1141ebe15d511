import { reply } from "#src/cases/writing/reply-email.ts";
import type { SnippetText } from "#src/cases/writing/snippet.ts";
import type { EmailContext } from "#src/forms/email-parts.ts";
import { exampleReference } from "#src/forms/letters/example-facts.ts";
import { exampleLink } from "#src/office/write/facts.server.ts";
import { fillMail } from "#src/office/write/fill-mail.ts";
import { exampleFacts, trackerLink } from "#src/office/write/known-facts.ts";

/** A snippet as an invented applicant would read it. */
export function exampleMail(snippet: SnippetText, { school, siteUrl }: EmailContext) {
	const url = exampleLink({ siteUrl });
	const { name, phone, email } = school;
	const ofSchool = { school: name, "school phone": phone, "school e-mail": email };
	const example = exampleReference(school);
	const facts = { ...exampleFacts, ...ofSchool, reference: example, [trackerLink]: url };
	const { subject, text } = fillMail(snippet, facts);
	const reference = snippet.kind === "application" ? example : null;
	const link = { label: "See the application", url };
	return { subject, email: reply.write({ subject, text, reference, link }, { school, siteUrl }).email };
}
