import { askConsent } from './consent.ts';

document.addEventListener('DOMContentLoaded', () =>
  askConsent(
    document,
    ({ dataset }) => {
      for (const url of dataset['pictures']?.split(' ') ?? []) new Image().src = url;
    },
    null,
    () => {},
  ),
);
