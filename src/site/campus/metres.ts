import { thousands } from "#src/formatting/thousands.ts";

/** An altitude as it stands on the school's drawings: "+2 240" with a thin gap. */
export function metres(level: number): string {
	return `+${thousands(level, "\u202f")}`;
}
