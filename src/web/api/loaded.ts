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

/**
 * As `loaded`, of a person's profile.
 * @throws the route's error response, which says 'Error loading profile' (specification, section 8).
 */
export async function loadedProfile<Answer>(asking: Promise<Answer>): Promise<Answer> {
  return asking.catch((error: unknown) => {
    const status = error instanceof ORPCError ? error.status : 500;
    throw data(null, { status, statusText: 'Error loading profile' });
  });
}
