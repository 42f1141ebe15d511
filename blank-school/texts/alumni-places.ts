/** Positions of the towns on the alumni page, in degrees north and east. */
export const alumniPlaces: Record<string, { latitude: number; longitude: number }> = {};
