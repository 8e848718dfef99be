/** The other side. @param {'white' | 'black'} color @returns {'white' | 'black'} */
export const otherColor = (color) => (color === 'white' ? 'black' : 'white');
