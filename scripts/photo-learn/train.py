"""Trains the net on what prepare-photos.ts wrote. Called by `npm run photo:learn`; see docs/decisions/0021.

  python3 train.py FOLDER OUT.pt [--epochs 110] [--last-epochs 30] [--seed 1] [--threads 2]

FOLDER has photos.csv (label, wardrobe) with a row for each of photos.bin, and nothings.bin, pictures without a
garment. The wardrobes of every tenth photo, and every tenth nothing, are kept aside to measure.
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
from augment import bent, mixed, nothings, on_other_backgrounds
from net import CATEGORIES, CATEGORY_OF, EDGE, FOLDED, LABELS, NOTHING, build, seen

VIEW = 128
BATCH, NOTHINGS_A_BATCH = 64, 8
DECAY, WARM_EPOCHS = 5e-4, 3
# A wardrobe with more photos than that is always learned from: it would be half of what is measured.
LARGEST_ASIDE = 125


def aside(name):
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
    held = torch.tensor([sizes[r['wardrobe']] <= LARGEST_ASIDE and aside('wardrobe ' + r['wardrobe']) for r in rows])
    none = np.fromfile(f'{folder}/nothings.bin', np.uint8).reshape(-1, VIEW * VIEW * 7)
    return views(data), labels, held, views(none)


def views(data):
    """(n, 2, 3, VIEW, VIEW): the whole picture and the garment's box; and the masks (n, VIEW, VIEW)."""
    n, area = len(data), VIEW * VIEW
    pictures = torch.from_numpy(data[:, :area * 6]).view(n, 2, VIEW, VIEW, 3).permute(0, 1, 4, 2, 3).contiguous()
    return pictures, torch.from_numpy(data[:, area * 6:]).view(n, VIEW, VIEW)


def small(x):
    return F.interpolate(x.float() / 255, (EDGE, EDGE), mode='bilinear', antialias=True, align_corners=False)


@torch.no_grad()
def answers(net, pictures, looks):
    """Mean of the looks, each (which view, mirrored): shares of the labels, before any temperature."""
    net.eval()
    out = []
    for i in range(0, len(pictures), 64):
        logits = []
        for view, mirror in looks:
            x = small(pictures[i:i + 64, view])
            logits.append(net(seen(x.flip(3) if mirror else x)))
        out.append(torch.stack(logits))
    return torch.cat(out, 1)


def category_shares(shares):
    return torch.zeros(len(shares), len(CATEGORIES)).index_add_(1, torch.tensor(CATEGORY_OF), shares)


def figures(net, pictures, labels, none, looks=((1, False), (1, True)), temperature=1.):
    """What the net makes of pictures that it has not learned from."""
    shares = (answers(net, pictures, looks) / temperature).softmax(2).mean(0)
    categories = category_shares(shares)
    right = categories[:, :6].argmax(1) == torch.tensor(CATEGORY_OF)[labels]
    sure = categories[:, :6].max(1).values
    wrong = category_shares((answers(net, none, looks) / temperature).softmax(2).mean(0))[:, :6].max(1).values
    known = {'category': right.float().mean().item(),
             'label': (shares[:, :NOTHING].argmax(1) == labels).float().mean().item()}
    for least in (.6, .7, .78, .85, .9):
        said = sure >= least
        known[f'at {least}'] = [round(said.float().mean().item(), 3), round(right[said].float().mean().item(), 3),
                                round((wrong >= least).float().mean().item(), 3)]
    return known


def learn(args):
    torch.set_num_threads(args.threads), torch.manual_seed(args.seed)
    rng = torch.Generator().manual_seed(args.seed)
    (pictures, masks), labels, held, (none, _) = load(args.folder)
    used = torch.nonzero(~held & (labels >= 0)).flatten()
    kept = torch.nonzero(held & (labels >= 0)).flatten()
    none_kept = torch.tensor([aside(f'nothing {i // 14}') for i in range(len(none))])
    learned_none = torch.nonzero(~none_kept).flatten()
    print(len(used), 'to learn from,', len(kept), 'aside;', len(learned_none), 'nothings,', int(none_kept.sum()), 'aside')
    net = build().to(memory_format=torch.channels_last)
    decay = [p for p in net.parameters() if p.ndim > 1]
    rest = [p for p in net.parameters() if p.ndim < 2]
    optimizer = torch.optim.SGD([{'params': decay, 'weight_decay': DECAY}, {'params': rest, 'weight_decay': 0}],
                                lr=.1, momentum=.9, nesterov=True)
    weight = (torch.bincount(labels[used], minlength=len(LABELS)).float().clamp(min=1) ** -.5)[labels[used]]
    groups = torch.tensor(CATEGORY_OF)
    start = time.time()
    phases = [Phase('other than they are', args.epochs, .1, 1, .6, .35, .6), Phase('as they come', args.last_epochs, .03, .5, .85, .15, .25)]
    if args.start:
        net.load_state_dict(torch.load(args.start))
        phases = phases[1:]
    for phase in phases:
        mean_net = copy.deepcopy(net)
        per_epoch = len(used) // BATCH
        for step in range(per_epoch * phase.epochs):
            net.train()
            warm = min(1, (step + 1) / (WARM_EPOCHS * per_epoch))
            for group in optimizer.param_groups:
                group['lr'] = phase.rate * warm * .5 * (1 + math.cos(math.pi * step / (per_epoch * phase.epochs)))
            i = used[torch.multinomial(weight, BATCH, True, generator=rng)]
            view = (torch.rand(BATCH, generator=rng) < phase.cut).long()
            x = pictures[i, view].float() / 255
            cut = view == 1
            behind = learned_none[torch.randint(0, len(learned_none), (BATCH,), generator=rng)]
            x[cut] = on_other_backgrounds(x[cut], masks[i][cut], none[behind, 0][cut], rng, phase.background)
            target = F.one_hot(labels[i], len(LABELS)).float()
            real = learned_none[torch.randint(0, len(learned_none), (NOTHINGS_A_BATCH // 2 + 1,), generator=rng)]
            x[:len(real)] = none[real, torch.randint(0, 2, (len(real),), generator=rng)].float() / 255
            x = bent(x, rng, phase.strength)
            made = slice(len(real), NOTHINGS_A_BATCH)
            x[made] = nothings(pictures[i[made], 0].float() / 255, rng)
            target[:NOTHINGS_A_BATCH] = F.one_hot(torch.tensor(NOTHING), len(LABELS)).float()
            if torch.rand(1, generator=rng) < phase.mixed:
                order = torch.randperm(BATCH, generator=rng)
                x, target = mixed(x[order], target[order], rng)
            loss = loss_of(net(seen(x)), target * .9 + .1 / len(LABELS), groups)
            optimizer.zero_grad(), loss.backward(), optimizer.step()
            follow(mean_net, net, min(.998, (step + 1) / (step + 10)))
            if (step + 1) % (5 * per_epoch) == 0 or step + 1 == per_epoch * phase.epochs:
                known = figures(mean_net, pictures[kept], labels[kept], none[none_kept])
                print(phase.photos, (step + 1) // per_epoch, f'{time.time() - start:.0f} s', json.dumps(known), flush=True)
                torch.save(mean_net.state_dict(), args.out)
        net.load_state_dict(mean_net.state_dict())


class Phase(NamedTuple):
    """A part of the training: the rate falls to 0 in each."""
    photos: str
    epochs: int
    rate: float
    strength: float
    """Share of the photos that are cut to the garment's box, on another background, mixed with another."""
    cut: float
    background: float
    mixed: float


def loss_of(logits, target, groups):
    """Cross entropy over labels, and a little of it over categories: shirt for T-shirt is half as wrong."""
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
    parser.add_argument('--epochs', type=int, default=110), parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--last-epochs', type=int, default=30, help='on photos as they come')
    parser.add_argument('--start', help='a net that has been through the first part')
    parser.add_argument('--threads', type=int, default=2)
    learn(parser.parse_args())
