/** Why a text cannot be used: one sentence for whoever wrote it, and the words that it is about. */
export interface Problem {
  readonly message: string;
  readonly words: string | null;
}
