import type { PageSeed } from "../types.ts";
import { accessibility } from "./accessibility.ts";
import { askAStudent } from "./ask-a-student.ts";
import { forParents } from "./for-parents.ts";
import { press } from "./press.ts";

/** Pages that the demo school has made of sections. */
export const pages: PageSeed[] = [forParents, press, askAStudent, accessibility];
