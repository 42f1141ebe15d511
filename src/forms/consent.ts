import type { RuleName } from "./checks/say-rule.ts";

/** Name of the consent checkbox in requests. */
export const consentField = "consent";

/**
 * Statement that a sender agrees to; `message` answers an unticked box. A new wording gets a new version, which is
 * stored.
 */
export type Consent = { version: string; text: string; message: RuleName };
