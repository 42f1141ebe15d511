import { z } from "zod";
import { actMessages, type Names } from "#src/audit/act-messages.ts";
import { formatLong } from "#src/calendar/format.ts";

const shape = {
	assignee_id: z.number().nullable(),
	status_set: z.string().nullable(),
	due_set: z.string().nullable(),
	duplicate_of: z.number().nullable(),
	tag: z.string(),
	subject: z.string(),
	name: z.string(),
	title: z.string(),
};

const snippet = (verb: string) => ({
	act: ({ title = "" }: { title?: string }) => `${verb} “${title}”`,
	undo: ({ title = "" }: { title?: string }) => `undid the change to “${title}”`,
});

const memberOf = ({ members = [] }: Names, id: number | undefined) =>
	members.find((member) => member.id === id)?.name ?? "a former team member";

/** Messages about what members do with cases, and with the views, batches and snippets of the office. */
export const caseActMessages = actMessages(shape, {
	"case-assigned": ({ assignee_id }, names) =>
		assignee_id === null ? "unassigned the case" : `assigned the case to ${memberOf(names, assignee_id)}`,
	"case-status-set": ({ status_set }, { states = {} }) =>
		status_set ? `set the status to ${states[status_set]}` : "set the status to automatic",
	"case-due-set": ({ due_set }) =>
		due_set ? `set the due date to ${formatLong(due_set)}` : "set the due date to automatic",
	"case-merged": ({ duplicate_of }) => (duplicate_of ? "merged the case into another one" : "separated the case again"),
	"case-noted": "wrote a note",
	// An undo of one is recorded as the other.
	"case-tagged": { act: ({ tag }) => `added the tag ${tag}`, undo: ({ tag }) => `undid removing the tag ${tag}` },
	"case-untagged": { act: ({ tag }) => `removed the tag ${tag}`, undo: ({ tag }) => `undid adding the tag ${tag}` },
	"contact-shown": "viewed the phone number and email address",
	"document-viewed": ({ name = "a document" }) => `read ${name}`,
	"document-loaded-ahead": ({ name = "a document" }) => `preloaded ${name}`,
	"document-downloaded": ({ name = "a document" }) => `downloaded ${name}`,
	"mail-written": ({ subject = "an email" }) => `wrote “${subject}”`,
	"view-renamed": ({ name = "a view" }) => `renamed the view ${name}`,
	"view-replaced": ({ name = "a view" }) => `changed the view ${name}`,
	"view-deleted": ({ name = "a view" }) => `deleted the view ${name}`,
	"batch-started": "started the batch",
	"batch-dropped": "discarded the batch",
	"batch-undone": "undid the batch",
	"batch-case-taken-out": "removed a case from the batch",
	"batch-details-set": "changed the batch’s last day",
	"snippet-added": snippet("added"),
	"snippet-changed": snippet("changed"),
	"snippet-deleted": snippet("deleted"),
});
