/** Where the towns of the alumni page lie, in degrees north and east. */
export const alumniPlaces: Record<string, { latitude: number; longitude: number }> = {};
