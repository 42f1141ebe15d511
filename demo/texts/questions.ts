import type { QuestionGroup } from "#src/school/trust.ts";
import { admission } from "./questions/admission.ts";
import { living } from "./questions/living.ts";
import { money } from "./questions/money.ts";
import { safety } from "./questions/safety.ts";
import { study } from "./questions/study.ts";

/** Questions that families ask, as they are asked on the phone. */
export const questionGroups: QuestionGroup[] = [admission, money, living, safety, study];
