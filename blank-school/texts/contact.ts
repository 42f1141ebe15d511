import type { ContactTexts } from "../../src/school/pages/contact.ts";

/** Texts that only the contact page shows. */
export const contact: ContactTexts = { lead: "Email, call or visit us.", ways: [] };
