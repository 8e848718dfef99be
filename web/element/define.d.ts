// `kingcraft/board/define`: registers `<kingcraft-board>`, unless it is already registered.

export {};
