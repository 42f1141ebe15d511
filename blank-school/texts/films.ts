/** Descriptions of the school's films, by key, for people who cannot see them. */
export const filmTexts: Readonly<Record<string, string>> = {};
