"""Trains the network on the output of prepare-photos.ts. Called by `npm run photo:learn`; see docs/decisions/0021.

  python3 train.py FOLDER OUT.pt [--start NET.pt] [--seed 1] [--threads 2]

FOLDER has photos.csv (label, wardrobe) with a row for each photo in photos.bin, and nothings.bin with pictures without
a garment. A tenth of the wardrobes and a tenth of the nothings are held out for evaluation.
"""
import argparse
import copy
import csv
import json
import math
import time
import zlib
from typing import NamedTuple
import numpy as np
import torch
import torch.nn.functional as F
from augment import augment, mix, on_other_backgrounds, synthetic_nothings
from net import CATEGORIES, CATEGORY_OF, EDGE, FOLDED, LABELS, NOTHING, build, net_input

VIEW = 128
BATCH, NOTHINGS_A_BATCH = 64, 8
DECAY, WARM_EPOCHS = 5e-4, 3
# A wardrobe with more photos is never held out: it would dominate the evaluation.
LARGEST_HELD_OUT = 125


def is_held_out(name):
    return zlib.crc32(name.encode()) % 10 == 0


def load(folder):
    rows = list(csv.DictReader(open(f'{folder}/photos.csv')))
    data = np.fromfile(f'{folder}/photos.bin', np.uint8).reshape(-1, VIEW * VIEW * 7)
    assert len(rows) == len(data), (len(rows), len(data))
    labels = torch.tensor([LABELS.index(FOLDED.get(r['label'], r['label'])) if FOLDED.get(r['label'], r['label']) in LABELS
                           else -1 for r in rows])
    sizes = {}
    for r in rows:
        sizes[r['wardrobe']] = sizes.get(r['wardrobe'], 0) + 1
    held = torch.tensor([sizes[r['wardrobe']] <= LARGEST_HELD_OUT and is_held_out('wardrobe ' + r['wardrobe']) for r in rows])
    none = np.fromfile(f'{folder}/nothings.bin', np.uint8).reshape(-1, VIEW * VIEW * 7)
    return views(data), labels, held, views(none)


def views(data):
    """Returns pictures (n, 2, 3, VIEW, VIEW), whole and cropped to the garment's box, and masks (n, VIEW, VIEW)."""
    n, area = len(data), VIEW * VIEW
    pictures = torch.from_numpy(data[:, :area * 6]).view(n, 2, VIEW, VIEW, 3).permute(0, 1, 4, 2, 3).contiguous()
    return pictures, torch.from_numpy(data[:, area * 6:]).view(n, VIEW, VIEW)


def small(x):
    return F.interpolate(x.float() / 255, (EDGE, EDGE), mode='bilinear', antialias=True, align_corners=False)


@torch.no_grad()
def logits_of(net, pictures, looks):
    """Returns the logits of each look; a look is (view, mirrored)."""
    net.eval()
    out = []
    for i in range(0, len(pictures), 64):
        logits = []
        for view, mirror in looks:
            x = small(pictures[i:i + 64, view])
            logits.append(net(net_input(x.flip(3) if mirror else x)))
        out.append(torch.stack(logits))
    return torch.cat(out, 1)


def category_shares(shares):
    return torch.zeros(len(shares), len(CATEGORIES)).index_add_(1, torch.tensor(CATEGORY_OF), shares)


def metrics(net, pictures, labels, none, looks=((1, False), (1, True), (0, False), (0, True)), temperature=.6):
    """Returns the accuracy on held-out pictures."""
    shares = (logits_of(net, pictures, looks) / temperature).softmax(2).mean(0)
    categories = category_shares(shares)
    right = categories[:, :6].argmax(1) == torch.tensor(CATEGORY_OF)[labels]
    sure = categories[:, :6].max(1).values
    wrong = category_shares((logits_of(net, none, looks) / temperature).softmax(2).mean(0))[:, :6].max(1).values
    known = {'category': right.float().mean().item(),
             'label': (shares[:, :NOTHING].argmax(1) == labels).float().mean().item()}
    for least in (.6, .7, .76, .85, .9):
        said = sure >= least
        known[f'at {least}'] = [round(said.float().mean().item(), 3), round(right[said].float().mean().item(), 3),
                                round((wrong >= least).float().mean().item(), 3)]
    return known


class Batches:
    """Training data: photos with a label, and pictures without a garment."""

    def __init__(self, folder, rng):
        (self.pictures, self.masks), self.labels, held, (self.none, _) = load(folder)
        self.rng = rng
        self.used = torch.nonzero(~held & (self.labels >= 0)).flatten()
        self.kept = torch.nonzero(held & (self.labels >= 0)).flatten()
        none_kept = torch.tensor([is_held_out(f'nothing {i // 14}') for i in range(len(self.none))])
        self.none_used, self.none_kept = torch.nonzero(~none_kept).flatten(), torch.nonzero(none_kept).flatten()
        counts = torch.bincount(self.labels[self.used], minlength=len(LABELS)).float().clamp(min=1)
        self.weight = (counts ** -.5)[self.labels[self.used]]
        self.epoch = len(self.used) // BATCH
        print(len(self.used), 'to learn from,', len(self.kept), 'aside;', len(self.none_used), 'nothings,',
              len(self.none_kept), 'aside')

    def next(self, phase):
        """Returns pictures and their target distributions; the first few show no garment."""
        rng = self.rng
        i = self.used[torch.multinomial(self.weight, BATCH, True, generator=rng)]
        view = (torch.rand(BATCH, generator=rng) < phase.cut).long()
        x = self.pictures[i, view].float() / 255
        cut = view == 1
        behind = self.none_used[torch.randint(0, len(self.none_used), (BATCH,), generator=rng)]
        x[cut] = on_other_backgrounds(x[cut], self.masks[i][cut], self.none[behind, 0][cut], rng, phase.background)
        target = F.one_hot(self.labels[i], len(LABELS)).float()
        real = self.none_used[torch.randint(0, len(self.none_used), (NOTHINGS_A_BATCH // 2 + 1,), generator=rng)]
        x[:len(real)] = self.none[real, torch.randint(0, 2, (len(real),), generator=rng)].float() / 255
        x = augment(x, rng, phase.strength)
        made = slice(len(real), NOTHINGS_A_BATCH)
        x[made] = synthetic_nothings(self.pictures[i[made], 0].float() / 255, rng)
        target[:NOTHINGS_A_BATCH] = F.one_hot(torch.tensor(NOTHING), len(LABELS)).float()
        if torch.rand(1, generator=rng) < phase.mixed:
            order = torch.randperm(BATCH, generator=rng)
            x, target = mix(x[order], target[order], rng)
        return x, target * .9 + .1 / len(LABELS)

    def metrics(self, net):
        return json.dumps(metrics(net, self.pictures[self.kept], self.labels[self.kept], self.none[self.none_kept]))


class Phase(NamedTuple):
    """A phase of the training; the learning rate decays to 0 in each."""
    photos: str
    epochs: int
    rate: float
    strength: float
    """Shares of photos that are cropped to the garment's box, put on another background, mixed with another photo."""
    cut: float
    background: float
    mixed: float


PHASES = [Phase('strong augmentation', 110, .1, 1, .6, .35, .6), Phase('medium augmentation', 80, .06, .75, .7, .25, .4),
          Phase('weak augmentation', 30, .03, .5, .85, .15, .25)]


def learn(args):
    torch.set_num_threads(args.threads), torch.manual_seed(args.seed)
    batches = Batches(args.folder, torch.Generator().manual_seed(args.seed))
    net = build().to(memory_format=torch.channels_last)
    phases = PHASES
    if args.start:
        net.load_state_dict(torch.load(args.start))
        phases = phases[1:]
    for phase in phases:
        net.load_state_dict(one_phase(net, phase, batches, args.out))


def one_phase(net, phase, batches, out):
    """Trains for one phase. Returns the running mean of the weights."""
    decay = [p for p in net.parameters() if p.ndim > 1]
    rest = [p for p in net.parameters() if p.ndim < 2]
    optimizer = torch.optim.SGD([{'params': decay, 'weight_decay': DECAY}, {'params': rest, 'weight_decay': 0}],
                                lr=phase.rate, momentum=.9, nesterov=True)
    mean_net, start, total = copy.deepcopy(net), time.time(), batches.epoch * phase.epochs
    groups = torch.tensor(CATEGORY_OF)
    for step in range(total):
        net.train()
        warm = min(1, (step + 1) / (WARM_EPOCHS * batches.epoch))
        for group in optimizer.param_groups:
            group['lr'] = phase.rate * warm * .5 * (1 + math.cos(math.pi * step / total))
        x, target = batches.next(phase)
        loss = loss_of(net(net_input(x)), target, groups)
        optimizer.zero_grad(), loss.backward(), optimizer.step()
        follow(mean_net, net, min(.998, (step + 1) / (step + 10)))
        if (step + 1) % (5 * batches.epoch) == 0 or step + 1 == total:
            print(phase.photos, (step + 1) // batches.epoch, f'{time.time() - start:.0f} s', batches.metrics(mean_net), flush=True)
            torch.save(mean_net.state_dict(), out)
    return mean_net.state_dict()


def loss_of(logits, target, groups):
    """Cross entropy over labels plus a smaller one over categories: confusing shirt and T-shirt costs less."""
    log_shares = F.log_softmax(logits, 1)
    of_category = torch.zeros(len(logits), len(CATEGORIES)).index_add_(1, groups, log_shares.exp())
    target_category = torch.zeros(len(logits), len(CATEGORIES)).index_add_(1, groups, target)
    return -(target * log_shares).sum(1).mean() - .3 * (target_category * (of_category + 1e-7).log()).sum(1).mean()


@torch.no_grad()
def follow(mean_net, net, keep):
    for mean, now in zip(mean_net.state_dict().values(), net.state_dict().values()):
        mean.mul_(keep).add_(now, alpha=1 - keep) if mean.dtype.is_floating_point else mean.copy_(now)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('folder'), parser.add_argument('out')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--start', help='a network trained by the first phase')
    parser.add_argument('--threads', type=int, default=2)
    learn(parser.parse_args())
