#!/usr/bin/python3
"""Fits a game's table of weights to traced positions: fit-weights.py FOLDER TABLE

FOLDER holds what kingcraft_tune writes: `layout` (the weights to start from), `rows` and the sparse matrices. The fit
is a logistic regression: the evaluation, scaled and squeezed between 0 and 1, is to tell what the game came to. Every weight
is pulled a little toward where it started, so that what is seen seldom moves little. TABLE is the header whose numbers
are replaced.
"""

import sys

import numpy as np
from scipy.optimize import minimize, minimize_scalar
from scipy.sparse import csr_matrix
from scipy.special import expit

LATER = 0.95  # what the score a ply later counts in a target
HELD_OUT = 0.1  # of the positions, for judging the fit
SPREAD = 20  # how far a weight may well lie from its start, in hundredths of a pawn
INDEPENDENT = 0.2  # of the positions, as far as chance goes: those of one game are alike
STAGES = 64  # what phase and scale count in
DANGER_MAX, DANGER_SCALE = 500, 128  # as in engine/search/evaluation.hpp
LEAD_MAX = 400  # up to which an evaluation says how large the weights are, in hundredths of a pawn


class Layout:
    """The terms of the table: names, shapes, and the weights in a row for all of them."""

    def __init__(self, path):
        self.terms = []
        values = []
        for line in open(path, encoding='ascii'):
            words = line.split()
            if words[0].lstrip('-').isdigit():
                values.append([int(word) for word in words])
            else:
                self.terms.append((words[0], tuple(int(size) for size in words[1:])))
        self.start = np.array(values, dtype=float)

    def slices(self):
        first = 0
        for name, shape in self.terms:
            size = int(np.prod(shape))
            yield name, shape, slice(first, first + size)
            first += size


class Positions:
    """Traced positions; `part` picks some of them."""

    def __init__(self, folder, width):
        rows = np.fromfile(f'{folder}/rows', dtype=np.int32).reshape(-1, 7)
        self.game, self.ply = rows[:, 2:4].T
        self.result, self.score, _, _, self.phase, self.scale, self.evaluation = rows.T.astype(float)
        self.steepness = fit_steepness(self.score, self.result / 2)
        self.target = targets(self, self.steepness)
        self.terms = read_matrix(f'{folder}/terms', width)
        self.danger = [read_matrix(f'{folder}/danger-{color}', width) for color in ('white', 'black')]

    def part(self, chosen):
        part = object.__new__(Positions)
        part.steepness = self.steepness
        for name in ('target', 'phase', 'scale', 'terms'):
            setattr(part, name, getattr(self, name)[chosen])
        part.danger = [matrix[chosen] for matrix in self.danger]
        return part

    def shares(self):
        """How much opening and ending count in each position."""
        opening = self.phase / STAGES
        return opening, (1 - opening) * self.scale / STAGES

    def evaluate(self, weights):
        """White's evaluation, and what its derivatives need: the felt dangers."""
        total = 0
        felt = []
        for stage, share in enumerate(self.shares()):
            column = weights[:, stage]
            dangers = [np.clip(matrix @ column, 0, DANGER_MAX) for matrix in self.danger]
            cost = [danger**2 / DANGER_SCALE for danger in dangers]
            total = total + share * (self.terms @ column - cost[0] + cost[1])
            felt.append(dangers)
        return total, felt

    def gradient(self, slope, felt):
        """The derivative of a sum over the positions, whose derivative by each evaluation is `slope`."""
        columns = []
        for dangers, share in zip(felt, self.shares()):
            pulled = slope * share
            column = self.terms.T @ pulled
            for sign, matrix, danger in zip((-1, 1), self.danger, dangers):
                rising = np.where(danger < DANGER_MAX, 2 * danger / DANGER_SCALE, 0)
                column += sign * (matrix.T @ (pulled * rising))
            columns.append(column)
        return np.stack(columns, axis=1)


def read_matrix(name, width):
    lengths = np.fromfile(f'{name}.lengths', dtype=np.uint16)
    columns = np.fromfile(f'{name}.columns', dtype=np.uint16).astype(np.int32)
    counts = np.fromfile(f'{name}.counts', dtype=np.int16).astype(float)
    starts = np.concatenate(([0], np.cumsum(lengths, dtype=np.int64)))
    return csr_matrix((counts, columns, starts), shape=(len(lengths), width))


def targets(positions, steepness):
    """What each position's game came to: the scores from there on, each ply counting less, and for what is left the
    result (TD(lambda), R. Sutton 1988). Results alone are too rough, and scores alone only repeat the evaluation."""
    scores = expit(steepness * positions.score)
    found = np.empty(len(scores))
    for i in reversed(range(len(scores))):
        ends = i + 1 == len(scores) or positions.game[i + 1] != positions.game[i]
        later = positions.result[i] / 2 if ends else found[i + 1]
        share = LATER ** (1 if ends else positions.ply[i + 1] - positions.ply[i])
        found[i] = (1 - share) * scores[i] + share * later
    return found


def cross_entropy(expected, logits):
    squeezed = np.clip(expit(logits), 1e-12, 1 - 1e-12)
    return -np.mean(expected * np.log(squeezed) + (1 - expected) * np.log(1 - squeezed))


def fit_steepness(score, won):
    """How steeply the result follows the score of the search."""
    return minimize_scalar(
        lambda steepness: cross_entropy(won, steepness * score), bounds=(0.001, 0.02), method='bounded'
    ).x


def loss_of(weights, positions):
    return cross_entropy(positions.target, positions.steepness * positions.evaluate(weights)[0])


def fit(positions, start):
    count = len(positions.target)
    pull = 1 / (INDEPENDENT * count * SPREAD**2)

    def loss(flat):
        weights = flat.reshape(start.shape)
        evaluation, felt = positions.evaluate(weights)
        logits = positions.steepness * evaluation
        error = expit(logits) - positions.target
        moved = weights - start
        value = cross_entropy(positions.target, logits) + pull / 2 * np.sum(moved**2)
        slope = positions.gradient(error * positions.steepness / count, felt) + pull * moved
        return value, slope.ravel()

    options = {'maxiter': 400, 'maxfun': 500, 'maxcor': 20, 'ftol': 1e-9, 'gtol': 1e-9}
    return minimize(loss, start.ravel(), jac=True, method='L-BFGS-B', options=options).x.reshape(start.shape)


def resize(layout, weights, positions, start):
    """Keeps the evaluation as large as it was: the margins of the search are measured in it."""
    before, after = (positions.evaluate(table)[0] for table in (start, weights))
    near = np.abs(before) < LEAD_MAX
    factor = before[near] @ after[near] / (after[near] @ after[near])
    factors = np.full((len(weights), 1), factor)
    for name, _, part in layout.slices():
        if name.startswith('danger'):
            factors[part] = factor**0.5
    return weights * factors


def centre(layout, weights, usage):
    """Moves the mean of each man's placement and mobility into its material, which changes no evaluation."""
    place = {name: part for name, _, part in layout.slices()}
    roles = place['material'].stop - place['material'].start
    for name in ('placement', 'mobility'):
        table = weights[place[name]].reshape(roles, -1, 2)
        used = usage[place[name]].reshape(roles, -1)
        for role in range(roles):
            if used[role].sum() == 0 or (name == 'mobility' and role == 0):
                continue
            mean = np.round(np.average(table[role], axis=0, weights=used[role]))
            table[role][used[role] > 0] -= mean
            weights[place['material']][role] += mean
    return weights


def braces(shape, values):
    """The initialiser of a term; zeros at its end are left out."""
    if not shape:
        return f'{{{values[0][0]}, {values[0][1]}}}'
    parts = np.split(values, shape[0])
    while len(parts) > 1 and not parts[-1].any():
        parts.pop()
    return '{{' + ', '.join(braces(shape[1:], part) for part in parts) + '}}'


def initialiser(layout, weights):
    """The table's terms as designated initialisers, those of the game's own inside `own`."""
    shared = []
    own = []
    for name, shape, part in layout.slices():
        group, _, term = name.rpartition('.')
        (own if group else shared).append(f'.{term} = {braces(shape, weights[part])}')
    if own:
        shared.append('.own = {' + ', '.join(own) + '}')
    return ',\n'.join(shared) + ',\n'


def replace_numbers(path, text):
    """Writes the initialiser between the braces of the table in a header."""
    with open(path, encoding='ascii') as file:
        head, rest = file.read().split('_weights{', 1)
    with open(path, 'w', encoding='ascii') as file:
        file.write(f'{head}_weights{{\n{text}}};{rest.split("};", 1)[1]}')


def main():
    folder, table = sys.argv[1:]
    layout = Layout(f'{folder}/layout')
    positions = Positions(folder, len(layout.start) + 1)
    start = np.vstack([layout.start, [0, 0]])  # a table without terms of its own is one weight longer than it says
    off = np.abs(positions.evaluate(start)[0] - positions.evaluation)
    held_out = np.arange(len(positions.result)) >= (1 - HELD_OUT) * len(positions.result)
    training, check = positions.part(~held_out), positions.part(held_out)
    print(f'{len(off)} positions, {len(layout.start)} weights, steepness {positions.steepness:.5f}; the model of the '
          f'evaluation is off by at most {off.max():.1f}')
    fitted = fit(training, start)
    resized = resize(layout, fitted, training, start)
    usage = np.asarray(np.abs(positions.terms).sum(axis=0)).ravel()
    weights = centre(layout, np.round(resized), usage).astype(int)
    for label, part in (('fitted', training), ('held-out', check)):
        before, after = (loss_of(table, part) for table in (start, fitted))
        print(f'loss on {len(part.target)} {label} positions: {before:.5f} before, {after:.5f} after')
    replace_numbers(table, initialiser(layout, weights))


if __name__ == '__main__':
    main()
