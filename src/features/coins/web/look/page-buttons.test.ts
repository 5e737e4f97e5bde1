import { expect, test } from 'vitest';
import { pageButtons } from './page-buttons.ts';

test('the preview has the buttons that the page will have, and no others', () => {
  expect(pageButtons({}, '$FROG')).toEqual({ main: null, join: null });
  expect(pageButtons({ buyButtonLink: 'not a link', telegram: '' }, '$FROG')).toEqual({
    main: null,
    join: null,
  });
  expect(pageButtons({ buyButtonLink: 'https://swap.example/frog' }, '$FROG').main).toBe(
    'Where to buy $FROG',
  );
  const contractAddress = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';
  const ethereum = { blockchain: 'Ethereum', contractAddress } as const;
  expect(pageButtons({ ...ethereum, buyButtonLink: 'https://swap.example/frog' }, '$FROG').main).toBe(
    'Buy $FROG',
  );
  expect(pageButtons(ethereum, '$$&').main).toBe('Buy $$& on Uniswap');
  expect(pageButtons({ telegram: '@moonfrog' }, '$FROG')).toEqual({
    main: 'Be told first on Telegram',
    join: 'Join',
  });
});
