/** As the privacy policy says: days that an address is stored after its owner was told of the opening. */
export const daysAfter = 30;
