import type { AnnouncementsTable } from "../content/announcements/announcements.table.ts";
import type { ApprovalDocumentsTable } from "../content/approval-documents/approval-documents.table.ts";
import type { BlogsTable } from "../content/blogs/blogs.table.ts";
import type { CareersTable } from "../content/careers/careers.table.ts";
import type { EventsTable } from "../content/events/events.table.ts";
import type { GalleryTable } from "../content/gallery/gallery.table.ts";
import type { NewsTable } from "../content/news/news.table.ts";
import type { ShelfEntriesTable, ShelfMarksTable, ShelvesTable } from "../content/shelf.table.ts";
import type { StaffTable } from "../content/staff/staff.table.ts";
import type { AccessTokensTable, ApplicationFilesTable, ApplicationsTable } from "../forms/application/application.table.ts";
import type { OutboxTable } from "../mail/outbox.table.ts";
import type { FeeEventsTable, FeePaymentsTable, FeesTable } from "../payment/fee.table.ts";
import type { SandboxKeysTable, SandboxOrdersTable, SandboxPaymentsTable } from "../payment/sandbox/sandbox.table.ts";

/** All tables; each area keeps the types of its own. */
export type Database = {
	counters: { name: string; value: number };
	applications: ApplicationsTable;
	application_files: ApplicationFilesTable;
	access_tokens: AccessTokensTable;
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
