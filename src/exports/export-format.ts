export const exportFormats = ["xlsx", "csv", "zip"] as const;
export type ExportFormat = (typeof exportFormats)[number];
