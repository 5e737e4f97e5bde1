import { ORPCError } from '@orpc/client';
import { data } from 'react-router';

/**
 * What a loader asked for; a refusal of the API becomes the error screen with its status and its sentence.
 * @throws the route's error response.
 */
export async function loaded<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ORPCError) {
      throw data(error.message, { status: error.status, statusText: error.message });
    }
    throw error;
  }
}
