import { identity } from "#demo/identity.ts";

/** The school's name as the logo sets it: broken before "of". */
export const nameLines = identity.name.split(/ (?=of )/);
