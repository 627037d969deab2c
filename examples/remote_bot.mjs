// A bot of thirty lines that plays on any Delos server: DELOS_TOKEN=… node remote_bot.mjs URL
// It accepts every challenge and prefers what builds. docs/remote-bots.md tells the protocol.
import process from 'node:process';

const ask = async (path, body) => {
  const answer = await fetch(`${process.argv[2]}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${process.env.DELOS_TOKEN}`,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
};

async function* lines(path) {
  let rest = '';
  for await (const part of (await ask(path)).body.pipeThrough(new TextDecoderStream())) {
    const found = (rest + part).split('\n');
    rest = found.pop();
    for (const line of found) if (line.trim()) yield JSON.parse(line);
  }
}

async function play(game) {
  for await (const { state } of lines(`/stream/tables/${game}`)) {
    if (!state?.options.length) continue;
    const liked = state.options.filter((option) => option.text.includes('build'));
    const options = liked.length ? liked : state.options;
    const { id } = options[Math.floor(Math.random() * options.length)];
    await ask(`/tables/${game}/actions`, { index: state.index, seat: state.seat, action: id });
  }
}

for await (const event of lines('/stream/events')) {
  if (event.type === 'challenge') await ask(`/challenges/${event.challenge.id}/accept`, {});
  else if (event.type === 'gameStart') play(event.game.id).catch(console.error);
}
