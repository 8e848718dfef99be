/** Lets cards move on a screen without a pointer: each once it rests in view, one after the other. */

/**
 * For how long nothing may scroll until the cards are at rest, and the time from one card to the next, in milliseconds.
 */
const REST = 250;
const STEP = 450;

/** @typedef {{ picture: HTMLElement, move(): void }} MovingCard */

/** @param {readonly MovingCard[]} cards in their order on the page */
export function playWhenSeen(cards) {
  if (!matchMedia('(hover: none)').matches) return;
  /** @type {Set<MovingCard>} */
  const waiting = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const next = () => {
    const card = cards.find((one) => waiting.delete(one));
    card?.move();
    if (waiting.size > 0) timer = setTimeout(next, STEP);
  };
  const rest = () => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(next, REST);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const card = cards.find(({ picture }) => picture === target);
        if (card && isIntersecting) waiting.add(card);
        else if (card) waiting.delete(card);
      }
      rest();
    },
    { threshold: 0.9 },
  );
  for (const { picture } of cards) observer.observe(picture);
  addEventListener('scroll', rest, { passive: true });
}
