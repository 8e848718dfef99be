// `kingcraft/board/define`: registers `<kingcraft-board>`, where nobody has done so.

export {};
