/** Number under which the office knows a registration. */
export const registrationNumber = (id: number) => `Alumni registration ${id}`;
