/** What the page says of a new game and of the opponents, in English. */

export const newGameTexts = {
  newGame: {
    title: 'New game',
    game: 'Game',
    opponent: 'Opponent',
    computer: 'Computer',
    friend: 'Friend here',
    link: 'Friend elsewhere',
    friendHint: 'You take turns at this board.',
    linkHint:
      'Play a move and send your friend the link. Your friend’s answer comes back as a link.',
    who: 'Who you play',
    color: 'You play',
    random: 'Random',
    clock: 'Clock',
    minutes: 'Minutes',
    seconds: 'Seconds',
    secondsHint: 'Added after each move',
    start: 'Start',
    noClock: 'No clock',
    ownClock: 'Custom',
    /** @type {(minutes: number, seconds: number) => string} */
    time: (minutes, seconds) => (seconds ? `${minutes} min + ${seconds} s` : `${minutes} min`),
  },

  opponents: {
    /** @type {(level: number) => string} */
    level: (level) => `Level ${level}`,
    /** From the weakest to the strongest; their place is their level. */
    list: [
      { name: 'Pip', about: 'Just learned how the pieces move, and rarely sees a capture.' },
      { name: 'Momo', about: 'Likes to capture, but often misses what you threaten.' },
      { name: 'Juna', about: 'Sees what is near, and forgets pieces that come from far away.' },
      { name: 'Bruno', about: 'Guards the pieces well. A knight can still surprise him.' },
      { name: 'Tilda', about: 'Thinks two moves ahead, and tires in the ending.' },
      { name: 'Nero', about: 'Finds short combinations. Long endings are not for him.' },
      { name: 'Sibyl', about: 'Looks three moves ahead, and seldom misses a threat.' },
      { name: 'Rocco', about: 'Plays solidly and waits for your mistake.' },
      { name: 'Vesna', about: 'Hardly makes mistakes, and uses every one of yours.' },
      { name: 'Aurel', about: 'The computer at full strength. Good luck.' },
    ],
  },
};
