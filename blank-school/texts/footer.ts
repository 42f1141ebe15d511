import type { FooterFile } from "../../src/school/texts.ts";

export const newsletters: readonly FooterFile[] = [];
