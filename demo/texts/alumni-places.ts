/** Positions of the towns on the alumni page, in degrees north and east. */
export const alumniPlaces: Record<string, { latitude: number; longitude: number }> = {
	Ahmedabad: { latitude: 23.02, longitude: 72.57 },
	Bengaluru: { latitude: 12.97, longitude: 77.59 },
	Chennai: { latitude: 13.08, longitude: 80.27 },
	Coimbatore: { latitude: 11.02, longitude: 76.96 },
	Hosur: { latitude: 12.74, longitude: 77.83 },
	Hyderabad: { latitude: 17.39, longitude: 78.49 },
	Kochi: { latitude: 9.93, longitude: 76.27 },
	Kotagiri: { latitude: 11.42, longitude: 76.86 },
	Kozhikode: { latitude: 11.26, longitude: 75.78 },
	Puducherry: { latitude: 11.94, longitude: 79.81 },
	Pune: { latitude: 18.52, longitude: 73.86 },
	Thoothukudi: { latitude: 8.76, longitude: 78.13 },
};
