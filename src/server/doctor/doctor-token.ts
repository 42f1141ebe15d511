import { createHmac, timingSafeEqual } from "node:crypto";

const livesMs = 60_000;

/** A token by which the doctor asks the running site how it sees a request; valid for a minute. */
export function doctorToken(secretKey: string, now: number): string {
	return `${now}-${signed(secretKey, now)}`;
}

/** Whether the token was made with the same secret key within the last minute. */
export function isDoctorToken(token: string, secretKey: string, now: number): boolean {
	const [, moment = "0", signature = ""] = /^(\d{13})-([0-9a-f]{64})$/.exec(token) ?? [];
	const expected = Buffer.from(signed(secretKey, Number(moment)));
	const given = Buffer.from(signature);
	return (
		given.length === expected.length && timingSafeEqual(given, expected) && Math.abs(now - Number(moment)) < livesMs
	);
}

function signed(secretKey: string, moment: number): string {
	return createHmac("sha256", `doctor ${secretKey}`).update(String(moment)).digest("hex");
}
