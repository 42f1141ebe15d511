import type { Generated, SelectType } from "kysely";
import type { Role } from "#src/accounts/member.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import type { TokenScope } from "#src/admissions/applications/token-scope.ts";
import type { Verdict } from "#src/admissions/checklist/verdict.ts";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { CheckWay, GuardianLanguage, IdKind, Relation, Way } from "#src/admissions/guardians/guardian.ts";
import type { InterviewOutcome } from "#src/admissions/interviews/interview-outcome.ts";
import type { ReminderKind } from "#src/admissions/reminders/reminder-schedule.ts";
import type { BatchOutcome, BatchState } from "#src/cases/batches/batch-state.ts";
import type { CaseKind, CaseStatus } from "#src/cases/case.ts";
import type { AnnouncementFields } from "#src/content/announcements/announcements.ts";
import type { ItemState } from "#src/content/editing/item-state.ts";
import type { EventFields } from "#src/content/events/events.ts";
import type { MediaKind } from "#src/content/media/media-key.ts";
import type { ExportFormat } from "#src/exports/export-format.ts";
import type { FailureKind, FailureStatus } from "#src/health/failures/failure-kind.ts";
import type { FindingState } from "#src/health/finding.ts";
import type { JobState, RunOutcome } from "#src/jobs/job-state.ts";
import type { CounterMethod } from "#src/payment/counter/counter-payment.ts";
import type { FeeKind, FeeState } from "#src/payment/fee/fee.ts";
import type { PaymentStatus, RefundFlag } from "#src/payment/fee/fee-state.ts";
import type { Mismatch } from "#src/payment/ledger/mismatch.ts";
import type { RefundState } from "#src/payment/refunds/refund-state.ts";
import type { SettlementKind } from "#src/payment/settlements/settlement-kind.ts";
import type { ReportKind } from "#src/privacy/breaches/breach.ts";
import type { OrderState } from "#src/privacy/erasure/order-state.ts";
import type { RecordKind } from "#src/privacy/records/record-kind.ts";
import type { RequestKind, RequestState } from "#src/privacy/requests/request-kind.ts";
import type { DeliveryState, WebhookState } from "#src/webhooks/webhook-events.ts";
import type { Schema } from "./schema.ts";

type Flag = 0 | 1;

/** Contents of columns, where they are narrower than the SQL type. Nulls and defaults are the schema's. */
type ColumnValues = Within<{
	access_tokens: { scope: TokenScope };
	announcements: Pick<AnnouncementFields, "active" | "kind" | "pinned">;
	applications: { stage: Stage };
	backup_runs: { kind: "backup" | "verification" | "rehearsal" };
	batch_items: { outcome: BatchOutcome; undo_outcome: BatchOutcome };
	batches: { state: BatchState };
	breach_reports: { kind: ReportKind };
	case_reads: { kind: CaseKind };
	cases: {
		kind: CaseKind;
		record_status: CaseStatus;
		unread: Flag;
		final: Flag;
		status_set: CaseStatus;
		status: CaseStatus;
		asked: Flag;
		paid: Flag;
		complete: Flag;
	};
	clock_sightings: { id: 1 };
	content_items: { state: ItemState };
	counter_entries: { method: CounterMethod };
	document_checks: { state: Verdict };
	document_requests: { channel: "mail" | "link" };
	draft_tokens: { kind: "device" | "link" };
	drafts: { application_type: ApplicationType; state: "open" | "submitted" };
	erasure_orders: { state: OrderState };
	events: { open_to: NonNullable<EventFields["open_to"]>; repeats: NonNullable<EventFields["repeats"]> };
	export_choices: { format: ExportFormat };
	exports: { format: ExportFormat };
	failures: { kind: FailureKind; standing: FailureStatus };
	fee_events: {
		source: "submission" | "acceptance" | "order" | "browser" | "webhook" | "poll" | "refund" | "staff";
		state_before: FeeState;
		state_after: FeeState;
	};
	fee_payments: { status: PaymentStatus; reported_status: PaymentStatus; settled: Flag; flag: RefundFlag };
	fees: { kind: FeeKind; state: FeeState; currency: "INR" };
	guardians: {
		relation: Relation;
		way: Way;
		id_kind: IdKind;
		answer: "given" | "withheld";
		consent_language: GuardianLanguage;
		checked: "confirmed" | "refused";
		check_way: CheckWay;
	};
	health_findings: { state: FindingState };
	interviews: { outcome: InterviewOutcome };
	job_runs: { outcome: RunOutcome };
	jobs: { state: JobState };
	media: { kind: MediaKind };
	media_revisions: { state: "incomplete" | "queued" | "ready" | "failed" };
	member_invitations: { role: Role };
	member_sessions: { state: "second" | "enrol" | "full" };
	members: { role: Role; state: "active" | "suspended" };
	money_findings: { kind: Mismatch["kind"] };
	opening_requests: { application_type: ApplicationType };
	operator_mails: { kind: "daily" | "weekly" };
	outbox: { state: "queued" | "sent" | "dead" };
	privacy_requests: { kind: RequestKind; state: RequestState };
	refunds: { state: RefundState; origin: "office" | "provider" | "operator" };
	reminders: { kind: ReminderKind };
	restricted_records: { kind: RecordKind };
	saved_views: { shared: Flag };
	settlement_lines: { kind: SettlementKind };
	sign_in_challenges: { kind: "passkey-sign-in" | "passkey-proof" | "passkey-registration" | "oidc" };
	snippets: { kind: CaseKind };
	webhook_deliveries: { state: DeliveryState };
	webhooks: { state: WebhookState };
}>;

/** All tables. */
export type Database = {
	[Table in keyof Schema]: {
		[Column in keyof Schema[Table]]: Narrow<Schema[Table][Column], ValueOf<Table, Column>>;
	};
};

/** Compiles for columns that the schema has, with values that their SQL type can hold. */
export type Within<Values extends ColumnLimits<Values>> = Values;
type ColumnLimits<Values> = {
	[Table in keyof Values]: {
		[Column in keyof Values[Table]]: Table extends keyof Schema
			? Column extends keyof Schema[Table]
				? NonNullable<SelectType<Schema[Table][Column]>>
				: never
			: never;
	};
};

type ValueOf<Table, Column> = Table extends keyof ColumnValues
	? Column extends keyof ColumnValues[Table]
		? ColumnValues[Table][Column]
		: unknown
	: unknown;

type Narrow<Type, Value> = unknown extends Value
	? Type
	: Type extends Generated<infer Sql>
		? Generated<Value | Extract<Sql, null>>
		: Value | Extract<Type, null>;
