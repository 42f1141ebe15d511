/** The field and part of a copy of an identity document. */
export const copyField = "copy";

/** Name that the office has for such a copy among the documents of an application. */
export const guardianCopyField = "guardian_copy";
