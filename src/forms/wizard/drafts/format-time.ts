/** Milliseconds since 1970, or ISO 8601. */
type Time = string | number;

// `Intl` formats created when the module loads would delay hydration on slow phones.

/** "10:42", in the device's time zone. */
export const timeOfDay = (time: Time) =>
	new Date(time).toLocaleTimeString("en-IN", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
/** "21 Nov, 10:42 am" */
export const shortDateTime = (time: Time) =>
	new Date(time).toLocaleString("en-IN", { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
/** "21 December 2026" */
export const longDate = (time: Time) =>
	new Date(time).toLocaleDateString("en-IN", { day: "numeric", month: "long", year: "numeric" });
