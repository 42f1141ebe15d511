type Place = { latitude: number; longitude: number };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, and the bearing in radians clockwise from north. */
export function distanceAndBearing(from: Place, to: Place): { kilometres: number; bearing: number } {
	const [a, b] = [radians(from.latitude), radians(to.latitude)];
	const along = radians(to.longitude - from.longitude);
	const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(along);
	const bearing = Math.atan2(
		Math.sin(along) * Math.cos(b),
		Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(along),
	);
	return { kilometres: 6371 * Math.acos(Math.min(1, cosine)), bearing };
}
