import type { SandboxKeysTable, SandboxOrdersTable, SandboxPaymentsTable } from "#peers/razorpay/sandbox.table.ts";
import type {
	AccessTokensTable,
	ApplicationFilesTable,
	ApplicationsTable,
} from "#src/admissions/applications/application.table.ts";
import type {
	DraftFilesTable,
	DraftLinkCountsTable,
	DraftsTable,
	DraftTokensTable,
} from "#src/admissions/drafts/draft.table.ts";
import type { AlumniTable } from "#src/alumni/alumni.table.ts";
import type { AnnouncementsTable } from "#src/content/announcements/announcements.table.ts";
import type { ApprovalDocumentsTable } from "#src/content/approval-documents/approval-documents.table.ts";
import type { BlogsTable } from "#src/content/blogs/blogs.table.ts";
import type { CareersTable } from "#src/content/careers/careers.table.ts";
import type { EventsTable } from "#src/content/events/events.table.ts";
import type { GalleryTable } from "#src/content/gallery/gallery.table.ts";
import type { ShelfEntriesTable, ShelfMarksTable, ShelvesTable } from "#src/content/list-index.table.ts";
import type { NewsTable } from "#src/content/news/news.table.ts";
import type { StaffTable } from "#src/content/staff/staff.table.ts";
import type { InboxTable } from "#src/enquiries/enquiry.table.ts";
import type { OutboxTable } from "#src/mail/outbox/outbox.table.ts";
import type { FeeEventsTable, FeePaymentsTable, FeesTable } from "#src/payment/fee/fee.table.ts";

/** All tables; each area keeps the types of its own. */
export type Database = {
	counters: { name: string; value: number };
	applications: ApplicationsTable;
	application_files: ApplicationFilesTable;
	access_tokens: AccessTokensTable;
	drafts: DraftsTable;
	draft_tokens: DraftTokensTable;
	draft_files: DraftFilesTable;
	draft_link_counts: DraftLinkCountsTable;
	inbox: InboxTable;
	alumni: AlumniTable;
	outbox: OutboxTable;
	fees: FeesTable;
	fee_payments: FeePaymentsTable;
	fee_events: FeeEventsTable;
	sandbox_keys: SandboxKeysTable;
	sandbox_orders: SandboxOrdersTable;
	sandbox_payments: SandboxPaymentsTable;
	news: NewsTable;
	events: EventsTable;
	blogs: BlogsTable;
	staff: StaffTable;
	careers: CareersTable;
	gallery: GalleryTable;
	announcements: AnnouncementsTable;
	approval_documents: ApprovalDocumentsTable;
	shelves: ShelvesTable;
	shelf_entries: ShelfEntriesTable;
	shelf_marks: ShelfMarksTable;
};
