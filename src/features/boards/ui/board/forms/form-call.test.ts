import { expect, test } from 'vitest'
import { formCall } from './form-call.ts'

const place = { boardId: 'b', firstId: '9', around: ['5', '7', '8', '6'] }

test.each([
  [{ action: 'change', name: 'Covers' }, 'PATCH /boards/b {"name":"Covers","base":{}}'],
  [
    { action: 'change', name: 'A', text: '', baseName: 'B', baseText: 'C' },
    'PATCH /boards/b {"name":"A","description":"","base":{"name":"B","description":"C"}}',
  ],
  [
    { action: 'note', asset: '7', text: 'Crop', baseText: '' },
    'PUT /boards/b/notes/7 {"text":"Crop","base":""}',
  ],
  [{ action: 'note', asset: '7', text: 'Crop' }, 'PUT /boards/b/notes/7 {"text":"Crop"}'],
  [{ action: 'first', asset: '7' }, 'POST /boards/b/order {"assetIds":["gi:7"],"before":"gi:9"}'],
  [{ action: 'earlier', asset: '7' }, 'POST /boards/b/order {"assetIds":["gi:7"],"before":"gi:5"}'],
  [{ action: 'later', asset: '7' }, 'POST /boards/b/order {"assetIds":["gi:7"],"before":"gi:6"}'],
  [{ action: 'later', asset: '8' }, 'POST /boards/b/order {"assetIds":["gi:8"],"before":null}'],
  [{ action: 'last', asset: '7' }, 'POST /boards/b/order {"assetIds":["gi:7"],"before":null}'],
  [{ action: 'comment', text: 'Yes', asset: '' }, 'POST /boards/b/comments {"text":"Yes"}'],
  [
    { action: 'invite', role: 'edit', email: ' ', days: '30' },
    'POST /boards/b/invitations {"role":"edit","expiresInDays":30}',
  ],
  [{ action: 'restore' }, 'POST /boards/b/restore undefined'],
  [{ action: 'withdraw', invitation: '3' }, 'DELETE /boards/b/invitations/3 undefined'],
])('BOARD-10: with script, %j is %s', (fields, expected) => {
  const call = formCall(fields, place)
  expect(`${call?.method} ${call?.path} ${JSON.stringify(call?.body)}`).toBe(expected)
})

test('a form that leads to another page is sent as it is', () => {
  for (const action of ['delete', 'leave', 'join', 'toString', ''])
    expect(formCall({ action }, place)).toBeNull()
})
