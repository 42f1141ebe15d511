/** A school without samples begins with an empty office. */
export async function fillOffice(): Promise<void> {}
