import type { StaffSeed } from "../types.ts";
import { assistantProfessors } from "./assistant-professors.ts";
import { associateProfessors } from "./associate-professors.ts";
import { others } from "./others.ts";
import { professors } from "./professors.ts";

/** Twenty people of all ranks. */
export const staff: StaffSeed[] = [...professors, ...associateProfessors, ...assistantProfessors, ...others];
