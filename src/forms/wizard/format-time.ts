type Moment = string | number;

// Written when needed: formats made ahead would hold a cheap phone up while the form is made ready.

/** "10:42", by the device's clock. */
export const clockTime = (moment: Moment) =>
	new Date(moment).toLocaleTimeString("en-IN", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
/** "21 Nov, 10:42 am" */
export const shortMoment = (moment: Moment) =>
	new Date(moment).toLocaleString("en-IN", { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
/** "21 December 2026" */
export const longDay = (moment: Moment) =>
	new Date(moment).toLocaleDateString("en-IN", { day: "numeric", month: "long", year: "numeric" });
