import type { Act } from "#src/office/kit/acts/act.server.ts";
import { batchActs } from "./batches/batch-page-acts.server.ts";
import { breachActs, newBreachActs } from "./breaches/breach-desk-acts.server.ts";
import { caseActs } from "./case/acts/case-page-acts.server.ts";
import { contentActs, newContentActs } from "./content/editor/content-acts.server.ts";
import { redirectActs } from "./content/redirects/redirect-acts.server.ts";
import { openingActs } from "./content/site/opening-acts.server.ts";
import { translationActs } from "./content/translations/translation-acts.server.ts";
import { versionActs } from "./content/versions/version-acts.server.ts";
import { deskActs } from "./desk/desk-acts.server.ts";
import { entryActs } from "./entry/entry-acts.server.ts";
import { newExportActs } from "./exports/new-export-acts.server.ts";
import { sourceActs } from "./funnel/source-acts.server.ts";
import { healthActs } from "./health/health-acts.server.ts";
import { slotActs } from "./interviews/slot-acts.server.ts";
import { jobActs } from "./jobs/background-acts.server.ts";
import { meActs } from "./me/me-acts.server.ts";
import { mediaItemActs } from "./media/item/media-item-acts.server.ts";
import { uploadActs } from "./media/upload/upload-acts.server.ts";
import { feeActs, moneyActs, refundPageActs } from "./money/money-acts.server.ts";
import { monthActs } from "./money/months/month-acts.server.ts";
import { settlementActs } from "./money/settlements/settlement-acts.server.ts";
import { morningActs } from "./morning/morning-acts.server.ts";
import { offerActs } from "./offers/offer-acts.server.ts";
import { privacyActs, requestActs } from "./privacy/privacy-acts.server.ts";
import { requestsActs } from "./requests/requests-page-acts.server.ts";
import { integrationActs } from "./settings/integrations/integration-acts.server.ts";
import { memberActs } from "./settings/members/members-acts.server.ts";
import { snippetActs } from "./settings/snippets/snippet-acts.server.ts";
import { stageMessageActs } from "./settings/stage-messages/stage-message-acts.server.ts";
import { newWebhookActs, webhookActs } from "./settings/webhooks/webhook-acts.server.ts";
import { setupActs } from "./setup/setup-acts.server.ts";
import { triageActs } from "./triage/triage-acts.server.ts";
import { visitActs } from "./visits/visit-acts.server.ts";
import { writeActs } from "./write/write-acts.server.ts";

/** The acts of a page, whatever it is about. */
type AnyTable = {
	title: string;
	address: string;
	subjects?: readonly unknown[] | undefined;
	acts: Readonly<Record<string, Act<never>>>;
};

/** The acts of every page of the office. A page that takes forms and isn't here fails a test. */
export const allActs: readonly AnyTable[] = [
	morningActs,
	meActs,
	deskActs,
	caseActs,
	writeActs,
	entryActs,
	triageActs,
	requestsActs,
	batchActs,
	offerActs,
	slotActs,
	visitActs,
	moneyActs,
	feeActs,
	refundPageActs,
	settlementActs,
	monthActs,
	sourceActs,
	newExportActs,
	privacyActs,
	requestActs,
	newBreachActs,
	breachActs,
	memberActs,
	jobActs,
	snippetActs,
	stageMessageActs,
	healthActs,
	integrationActs,
	newWebhookActs,
	webhookActs,
	contentActs,
	newContentActs,
	versionActs,
	redirectActs,
	translationActs,
	openingActs,
	setupActs,
	uploadActs,
	mediaItemActs,
];
