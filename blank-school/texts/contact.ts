/** Fixed words of the contact page: how to get to the school. */
export const contact = { lead: "Write, ring, or come.", ways: [] as { from: string; text: string }[] };
