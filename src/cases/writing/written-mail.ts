import { z } from "zod";

export const mailWritten = "mail-written";

/** Log entry for a mail that a member has written; `statusAct` is the act that has set the status with it. */
export const writtenMail = z.object({ subject: z.string(), text: z.string(), statusAct: z.number().nullable() });
