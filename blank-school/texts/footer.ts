import type { FooterFile } from "../../src/school/pages/contact.ts";

export const newsletters: FooterFile[] = [];
