/** Why a part of a model's answer cannot be used: one sentence for the model, and the words that it is about. */
export interface AnswerIssue {
  readonly message: string;
  readonly words: string | null;
}
