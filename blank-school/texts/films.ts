/** What the school's films show, by key, for people who cannot see them. */
export const filmTexts: Readonly<Record<string, string>> = {};
