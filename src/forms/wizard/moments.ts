type Moment = string | number;

const clock = new Intl.DateTimeFormat("en-IN", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const dayAndTime = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric" });

/** "10:42", by the device's clock. */
export const clockTime = (moment: Moment) => clock.format(new Date(moment));
/** "21 Nov, 10:42 am" */
export const shortMoment = (moment: Moment) => dayAndTime.format(new Date(moment));
/** "21 December 2026" */
export const longDay = (moment: Moment) => day.format(new Date(moment));
