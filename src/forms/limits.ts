/** Longest text of each sort, in characters. */
export const limits = { name: 200, address: 1000, message: 5000, other: 500, email: 254, phone: 40 } as const;
