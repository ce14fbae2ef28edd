/**
 * The starting rounds of a design. Point p below orbits × `modulus` is residue p mod `modulus` of orbit ⌊p
 * / modulus⌋; the points above stay where they are. Adding k to every residue gives round k; each orbit
 * triple gives, with all its shifts, one whole round more.
 */
export type BaseDesign = {
  readonly players: number;
  readonly rounds: number;
  readonly modulus: number;
  readonly fixedPoints: number;
  readonly baseRounds: readonly (readonly (readonly number[])[])[];
  readonly orbitTriples: readonly (readonly number[])[];
};

type Line = readonly [players: number, rounds: number, modulus: number, fixedPoints: number];

/** Triples as a row of points. */
function design(
  [players, rounds, modulus, fixedPoints]: Line,
  baseRounds: readonly (readonly number[])[],
  orbitTriples: readonly number[] = [],
): BaseDesign {
  const split = { baseRounds: baseRounds.map(triples), orbitTriples: triples(orbitTriples) };
  return { players, rounds, modulus, fixedPoints, ...split };
}

const triples = (points: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: points.length / 3 }, (_, i) => points.slice(3 * i, 3 * i + 3));

/**
 * Kirkman systems (every pair meets once) and nearly Kirkman ones (everybody misses one person), found by
 * annealing over difference families.
 */
export const baseDesigns: readonly BaseDesign[] = [
  design(
    [9, 4, 3, 0],
    [
      [7, 3, 8, 1, 6, 0, 4, 5, 2],
    ],
    [0, 4, 7],
  ),
  design(
    [15, 7, 7, 1],
    [
      [4, 13, 14, 0, 11, 7, 6, 1, 5, 9, 8, 3, 2, 12, 10],
    ],
  ),
  design(
    [18, 8, 4, 2],
    [
      [2, 5, 3, 14, 9, 0, 7, 6, 12, 1, 11, 13, 8, 16, 15, 10, 17, 4],
      [15, 12, 4, 11, 10, 6, 16, 7, 3, 1, 17, 14, 5, 8, 0, 2, 9, 13],
    ],
  ),
  design(
    [21, 10, 7, 0],
    [
      [5, 2, 3, 12, 16, 1, 19, 0, 10, 17, 18, 20, 6, 15, 7, 11, 4, 14, 8, 9, 13],
    ],
    [0, 13, 20, 0, 12, 18, 0, 9, 14],
  ),
  design(
    [24, 11, 11, 2],
    [
      [6, 1, 15, 13, 22, 3, 5, 8, 7, 2, 21, 9, 19, 12, 18, 23, 0, 11, 4, 20, 17, 14, 16, 10],
    ],
  ),
  design(
    [27, 13, 13, 1],
    [
      [17, 20, 6, 16, 18, 10, 9, 19, 25, 12, 2, 24, 21, 22, 13, 15, 11, 0, 14, 7, 1, 23, 5, 26, 4, 3, 8],
    ],
  ),
  design(
    [30, 14, 14, 2],
    [
      [
        15, 17, 25, 12, 28, 14, 11, 29, 16, 23, 20, 8, 0, 21, 3, 13, 1, 26, 2, 7, 6, 24, 4, 10, 27, 5, 22,
        19, 18, 9,
      ],
    ],
  ),
  design(
    [33, 16, 11, 0],
    [
      [
        18, 12, 26, 25, 22, 32, 13, 7, 4, 20, 17, 19, 1, 10, 24, 31, 16, 3, 29, 5, 23, 0, 11, 15, 2, 8, 9,
        27, 6, 14, 28, 30, 21,
      ],
    ],
    [0, 12, 22, 0, 16, 27, 0, 18, 30, 0, 14, 31, 0, 21, 26],
  ),
  design(
    [36, 17, 17, 2],
    [
      [
        33, 4, 34, 31, 12, 28, 10, 24, 17, 20, 14, 3, 30, 18, 26, 11, 19, 1, 27, 5, 25, 9, 8, 6, 22, 23,
        13, 2, 15, 7, 32, 21, 0, 35, 16, 29,
      ],
    ],
  ),
  design(
    [39, 19, 19, 1],
    [
      [
        15, 34, 20, 32, 4, 22, 29, 36, 21, 1, 23, 10, 26, 38, 18, 14, 7, 37, 0, 25, 31, 28, 30, 27, 19,
        12, 17, 33, 16, 13, 24, 8, 9, 5, 11, 3, 2, 6, 35,
      ],
    ],
  ),
  design(
    [42, 20, 20, 2],
    [
      [
        18, 29, 24, 2, 37, 35, 26, 6, 19, 28, 3, 0, 5, 11, 27, 38, 14, 15, 30, 9, 1, 8, 13, 4, 34, 23, 20,
        7, 25, 21, 16, 40, 33, 12, 22, 10, 41, 36, 17, 39, 32, 31,
      ],
    ],
  ),
  design(
    [45, 22, 15, 0],
    [
      [
        36, 22, 37, 3, 32, 26, 44, 12, 35, 34, 6, 27, 38, 42, 25, 41, 1, 5, 9, 14, 8, 29, 18, 2, 43, 30,
        40, 19, 24, 21, 17, 23, 16, 4, 11, 15, 31, 28, 39, 33, 0, 13, 10, 7, 20,
      ],
    ],
    [0, 22, 30, 0, 18, 42, 0, 29, 41, 0, 24, 34, 0, 17, 37, 0, 15, 31, 0, 20, 39],
  ),
  design(
    [48, 23, 23, 2],
    [
      [
        40, 34, 9, 22, 14, 41, 25, 24, 19, 3, 4, 6, 26, 38, 30, 16, 5, 37, 45, 29, 32, 27, 12, 36, 2, 39,
        46, 35, 13, 18, 44, 10, 23, 47, 42, 1, 21, 28, 33, 0, 17, 43, 31, 15, 8, 7, 20, 11,
      ],
    ],
  ),
  design(
    [51, 25, 25, 1],
    [
      [
        34, 25, 8, 23, 44, 19, 11, 2, 1, 4, 27, 35, 40, 41, 13, 47, 42, 3, 16, 22, 26, 7, 18, 5, 39, 43,
        49, 28, 46, 10, 15, 20, 12, 45, 0, 33, 36, 38, 6, 32, 17, 29, 21, 14, 30, 24, 37, 48, 50, 31, 9,
      ],
    ],
  ),
  design(
    [54, 26, 26, 2],
    [
      [
        18, 45, 23, 49, 12, 2, 39, 50, 5, 35, 0, 38, 28, 22, 26, 29, 51, 11, 33, 4, 16, 44, 32, 8, 6, 3,
        31, 17, 37, 24, 42, 47, 41, 7, 40, 48, 15, 21, 19, 20, 52, 46, 36, 53, 13, 10, 9, 1, 14, 30, 25,
        34, 43, 27,
      ],
    ],
  ),
  design(
    [57, 28, 19, 0],
    [
      [
        44, 7, 54, 38, 41, 39, 17, 0, 14, 3, 19, 18, 36, 30, 29, 43, 56, 2, 47, 21, 26, 25, 28, 52, 48,
        37, 15, 6, 24, 16, 31, 8, 40, 32, 34, 23, 22, 1, 12, 46, 53, 42, 33, 9, 51, 35, 45, 20, 11, 5, 4,
        13, 49, 27, 10, 55, 50,
      ],
    ],
    [0, 31, 44, 0, 34, 38, 0, 19, 50, 0, 30, 49, 0, 28, 43, 0, 26, 46, 0, 36, 53, 0, 25, 39, 0, 32, 48],
  ),
  design(
    [60, 29, 29, 2],
    [
      [
        41, 29, 37, 53, 15, 21, 36, 13, 55, 43, 26, 10, 42, 51, 40, 1, 50, 35, 45, 38, 44, 16, 34, 7, 4,
        54, 6, 56, 19, 11, 9, 31, 58, 8, 52, 47, 32, 48, 18, 24, 12, 17, 25, 0, 14, 30, 23, 59, 20, 46,
        49, 5, 2, 33, 39, 27, 28, 57, 22, 3,
      ],
    ],
  ),
];

/** Twelve people: four rounds without a repetition; five are impossible. */
export const twelve: readonly (readonly (readonly number[])[])[] = [
  triples([3, 8, 11, 9, 5, 10, 4, 0, 1, 2, 7, 6]),
  triples([8, 10, 1, 9, 4, 7, 5, 6, 3, 2, 11, 0]),
  triples([8, 4, 6, 7, 0, 5, 10, 3, 2, 9, 11, 1]),
  triples([11, 10, 4, 5, 2, 8, 9, 0, 6, 7, 3, 1]),
];
