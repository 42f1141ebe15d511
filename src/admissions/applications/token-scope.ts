/** application: opens all of it. fee, seat-fee: opens its application fee or its seat fee, for anyone who pays. */
export type TokenScope = "application" | "fee" | "seat-fee";

/** Days for which a link to an application, or to pay its fee, works. */
export const linkDays = 180;
