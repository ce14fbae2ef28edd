/** A place at the table, 0 … n−1 in order of turn. In a sitting it is the index into its list of players. */
export type Seat = number;
