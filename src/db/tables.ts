import type { AccountTables } from "#src/accounts/account.table.ts";
import type {
	AccessTokensTable,
	ApplicationFilesTable,
	ApplicationsTable,
	ReplacedFilesTable,
} from "#src/admissions/applications/application.table.ts";
import type {
	DocumentChecksTable,
	DocumentClaimsTable,
	DocumentRequestCodesTable,
	DocumentRequestsTable,
} from "#src/admissions/checklist/check.table.ts";
import type { DraftFilesTable, DraftsTable, DraftTokensTable } from "#src/admissions/drafts/draft.table.ts";
import type { FunnelTables } from "#src/admissions/funnel/funnel.table.ts";
import type { GuardianTables } from "#src/admissions/guardians/guardian.table.ts";
import type { InterviewTables } from "#src/admissions/interviews/interview.table.ts";
import type { LinkRequestsTable } from "#src/admissions/links/link-request.table.ts";
import type { OpeningRequestsTable } from "#src/admissions/opening/opening-request.table.ts";
import type { RemindersTable } from "#src/admissions/reminders/reminder.table.ts";
import type { SeatFeeTables } from "#src/admissions/seats/fees/seat-fee.table.ts";
import type { SeatTables } from "#src/admissions/seats/seat.table.ts";
import type { StageWordsTable } from "#src/admissions/stage-words/stage-words.table.ts";
import type { AlumniTable } from "#src/alumni/alumni.table.ts";
import type { AuditLogTable } from "#src/audit/audit-log.table.ts";
import type { BackupTables } from "#src/backup/backup.table.ts";
import type { CaseNotesTable, CasesTable, CaseTagsTable, CaseTextsTable } from "#src/cases/case.table.ts";
import type {
	BatchesTable,
	BatchItemsTable,
	CaseReadsTable,
	PresenceTable,
	SavedViewsTable,
	SeenCasesTable,
} from "#src/cases/desk.table.ts";
import type { SnippetsTable } from "#src/cases/writing/snippet.table.ts";
import type { ContentChangesTable } from "#src/content/changes/content-changes.table.ts";
import type { ContentTables } from "#src/content/content.table.ts";
import type { EditingTables } from "#src/content/editing/content-item.table.ts";
import type { LinkTables } from "#src/content/links/weekly/link-check.table.ts";
import type { MediaCaptionsTable, MediaRevisionsTable, MediaTable } from "#src/content/media/media.table.ts";
import type { PartialUploadPartsTable, PartialUploadsTable } from "#src/content/media/uploads/partial-upload.table.ts";
import type { SchoolTextsTable } from "#src/content/school/school-text.table.ts";
import type { SetupStepsTable } from "#src/content/setup/setup-step.table.ts";
import type { EnquiryTable } from "#src/enquiries/enquiry.table.ts";
import type { ExportTables } from "#src/exports/export.table.ts";
import type { LegalVersionsTable } from "#src/forms/legal/legal-version.table.ts";
import type { HealthTables } from "#src/health/health.table.ts";
import type { JobApplicationsTable } from "#src/job-applications/job-application.table.ts";
import type { ClockSightingsTable } from "#src/jobs/clock-sighting.table.ts";
import type { JobRunsTable, JobsTable } from "#src/jobs/job.table.ts";
import type { MailCountsTable } from "#src/mail/limit/mail-counts.table.ts";
import type { OutboxTable } from "#src/mail/outbox/outbox.table.ts";
import type { RateWindowsTable } from "#src/net/rate-window.table.ts";
import type { CounterEntriesTable } from "#src/payment/counter/counter-entry.table.ts";
import type { FeeEventsTable, FeePaymentsTable, FeesTable } from "#src/payment/fee/fee.table.ts";
import type { MoneyFindingsTable } from "#src/payment/ledger/finding.table.ts";
import type { RefundsTable } from "#src/payment/refunds/refund.table.ts";
import type { SettlementLinesTable } from "#src/payment/settlements/settlement-line.table.ts";
import type { MonthStatementsTable, StatementKeysTable } from "#src/payment/statements/month-statement.table.ts";
import type { BreachTables } from "#src/privacy/breaches/breach.table.ts";
import type { PrivacyTables } from "#src/privacy/privacy.table.ts";
import type { BuildFilesTable } from "#src/releases/build-file.table.ts";
import type { FileStorageTable } from "#src/storage/binding/file-storage.table.ts";
import type { FileHashesTable } from "#src/storage/file-hash.table.ts";
import type { ToursTable, VisitsTable } from "#src/visits/visit.table.ts";
import type { WebhookTables } from "#src/webhooks/webhook.table.ts";
import type { RowSumsTable } from "./row-sums/row-sums.table.ts";

/** All tables; each area defines the types of its own. */
export type Database = {
	counters: { name: string; value: number };
	clock_sightings: ClockSightingsTable;
	applications: ApplicationsTable;
	application_files: ApplicationFilesTable;
	replaced_files: ReplacedFilesTable;
	access_tokens: AccessTokensTable;
	drafts: DraftsTable;
	draft_tokens: DraftTokensTable;
	draft_files: DraftFilesTable;
	mail_counts: MailCountsTable;
	build_files: BuildFilesTable;
	rate_windows: RateWindowsTable;
	partial_uploads: PartialUploadsTable;
	partial_upload_parts: PartialUploadPartsTable;
	link_requests: LinkRequestsTable;
	reminders: RemindersTable;
	opening_requests: OpeningRequestsTable;
	enquiries: EnquiryTable;
	alumni: AlumniTable;
	job_applications: JobApplicationsTable;
	audit_log: AuditLogTable;
	cases: CasesTable;
	case_texts: CaseTextsTable;
	case_tags: CaseTagsTable;
	case_notes: CaseNotesTable;
	snippets: SnippetsTable;
	saved_views: SavedViewsTable;
	seen_cases: SeenCasesTable;
	case_reads: CaseReadsTable;
	presence: PresenceTable;
	batches: BatchesTable;
	batch_items: BatchItemsTable;
	document_checks: DocumentChecksTable;
	document_requests: DocumentRequestsTable;
	document_request_codes: DocumentRequestCodesTable;
	document_claims: DocumentClaimsTable;
	media: MediaTable;
	media_revisions: MediaRevisionsTable;
	media_captions: MediaCaptionsTable;
	status_words: StageWordsTable;
	tours: ToursTable;
	visits: VisitsTable;
	content_changes: ContentChangesTable;
	school_texts: SchoolTextsTable;
	legal_versions: LegalVersionsTable;
	setup_steps: SetupStepsTable;
	outbox: OutboxTable;
	fees: FeesTable;
	fee_payments: FeePaymentsTable;
	fee_events: FeeEventsTable;
	refunds: RefundsTable;
	counter_entries: CounterEntriesTable;
	settlement_lines: SettlementLinesTable;
	month_statements: MonthStatementsTable;
	statement_keys: StatementKeysTable;
	money_findings: MoneyFindingsTable;
	file_hashes: FileHashesTable;
	file_storage: FileStorageTable;
	jobs: JobsTable;
	job_runs: JobRunsTable;
	row_sums: RowSumsTable;
} & ContentTables &
	EditingTables &
	AccountTables &
	BackupTables &
	HealthTables &
	FunnelTables &
	GuardianTables &
	InterviewTables &
	SeatTables &
	SeatFeeTables &
	LinkTables &
	WebhookTables &
	ExportTables &
	PrivacyTables &
	BreachTables;
