import { thousands } from "#src/formatting/thousands.ts";

/** An altitude as on the school's drawings: "+2,240". */
export function metres(level: number): string {
	return `+${thousands(level)}`;
}
