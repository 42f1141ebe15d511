/** An altitude as it stands on the school's drawings: "+2 240" with a thin gap. */
export function metres(level: number): string {
	return `+${Math.floor(level / 1000)}\u202f${String(level % 1000).padStart(3, "0")}`;
}
