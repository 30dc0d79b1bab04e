"""Random augmentation of photos."""
import math
import numpy as np
import torch
import torch.nn.functional as F
from net import EDGE


def on_other_backgrounds(x, mask, others, rng, share_of_photos):
    """Replaces the background of garments with a clean mask (255 garment, 0 background, 1 unknown)."""
    known = (mask != 1).flatten(1).any(1)
    chosen = known & (torch.rand(len(x), generator=rng) < share_of_photos)
    n = int(chosen.sum())
    if n == 0:
        return x
    share = F.avg_pool2d(mask[chosen].float()[:, None] / 255, 3, 1, 1)
    flat = torch.rand(n, 3, 1, 1, generator=rng) * .6 + .4
    flat = torch.where(torch.rand(n, 1, 1, 1, generator=rng) < .5, flat.mean(1, keepdim=True) * .3 + .7, flat)
    picture = others[chosen].float() / 255
    flat = flat.expand(-1, -1, x.shape[2], x.shape[3])
    ground = torch.where(torch.rand(n, 1, 1, 1, generator=rng) < .6, flat, picture)
    y = x.clone()
    y[chosen] = x[chosen] * share + ground * (1 - share)
    return y


def augment(x, rng, strength=1.):
    """Rotates, crops, stretches, mirrors, relights, adds noise and covers parts: (n, 3, EDGE, EDGE), 0 to 1.

    `strength` below 1 keeps photos closer to those in production: cropped to the garment's box, upright.
    """
    n = len(x)
    uniform = lambda low, high: torch.empty(n).uniform_(low, high, generator=rng)
    chance = lambda share: torch.rand(n, generator=rng) < share
    wide = lambda t: t.view(-1, 1, 1, 1)
    scale, aspect = (uniform(-.40, .25) * strength).exp(), (uniform(-.18, .18) * strength).exp()
    scale = torch.where(chance(.12 * strength ** 2), uniform(.2, .6).exp(), scale)  # a small garment on a large photo
    angle = uniform(-.35, .35) * strength * chance(.8)
    angle = angle + chance(.12 * strength ** 2) * (torch.randint(1, 4, (n,), generator=rng) * math.pi / 2)
    flip = torch.where(chance(.5), -1., 1.)
    c, s = angle.cos() * scale, angle.sin() * scale
    room = (1 - scale).abs() * .7 + .08
    theta = torch.stack([torch.stack([c * aspect * flip, -s, uniform(-1, 1) * room], 1),
                         torch.stack([s * flip, c / aspect, uniform(-1, 1) * room], 1)], 1)
    y = F.grid_sample(x, F.affine_grid(theta, (n, 3, EDGE, EDGE), align_corners=False), padding_mode='reflection',
                      align_corners=False)
    gray = y.mean(1, keepdim=True)
    y = gray + (y - gray) * wide(torch.where(chance(.1), torch.zeros(n), uniform(.5, 1.5)))
    middle = y.mean((1, 2, 3), keepdim=True)
    y = (y - middle) * wide(uniform(-.4, .3).exp()) + middle + wide(uniform(-.15, .15))
    y = y * torch.empty(n, 3, 1, 1).uniform_(.88, 1.12, generator=rng)
    soft = chance(.1)
    y = torch.where(wide(soft), F.avg_pool2d(y, 3, 1, 1), y)
    y = y + torch.randn(y.shape, generator=rng) * wide(uniform(0, .03))
    for i in torch.nonzero(chance(.4 * strength)).flatten().tolist():
        h = [int(EDGE * v) for v in torch.empty(2).uniform_(.12, .35, generator=rng)]
        a = [int((EDGE - k) * v) for k, v in zip(h, torch.rand(2, generator=rng))]
        y[i, :, a[0]:a[0] + h[0], a[1]:a[1] + h[1]] = torch.rand(3, 1, 1, generator=rng)
    return y.clamp_(0, 1)


def synthetic_nothings(x, rng):
    """Makes pictures without a garment from photos with one: corners, shuffled tiles, color gradients, shuffled rows."""
    out, side = [], x.shape[2]
    for p in x:
        kind = int(torch.randint(0, 5, (1,), generator=rng))
        if kind == 0:
            k = int(torch.randint(side // 10, side // 4, (1,), generator=rng))
            top, left = [int(v) * (side - k) for v in torch.randint(0, 2, (2,), generator=rng)]
            p = p[:, top:top + k, left:left + k]
        elif kind == 1:
            t = [4, 8][int(torch.randint(0, 2, (1,), generator=rng))]
            q = p.unfold(1, side // t, side // t).unfold(2, side // t, side // t)
            q = q.reshape(3, t * t, side // t, side // t)[:, torch.randperm(t * t, generator=rng)]
            p = q.view(3, t, t, side // t, side // t).permute(0, 1, 3, 2, 4).reshape(3, side, side)
        elif kind == 2:
            g = int(torch.randint(1, 12, (1,), generator=rng))
            p = torch.rand(3, g, g, generator=rng) * torch.rand(1, generator=rng) + torch.rand(3, 1, 1, generator=rng) * .5
        elif kind == 3:
            order = torch.randperm(side, generator=rng)
            p = p[:, order] if torch.rand(1, generator=rng) < .5 else p.flip(1)[:, :, order]
        else:
            p = shapes(side, rng)
        out.append(F.interpolate(p[None], (EDGE, EDGE), mode='bilinear', align_corners=False)[0].clamp(0, 1))
    return torch.stack(out)


def shapes(side, rng):
    """Draws disks, boxes or bars like lines of text on a plain background: coins, books, pages, cups."""
    place = np.arange(side)
    picture = torch.rand(3, 1, 1, generator=rng).expand(3, side, side).clone()
    count = int(torch.randint(1, 14, (1,), generator=rng))
    kind = int(torch.randint(0, 3, (1,), generator=rng))
    for i in range(count):
        a, b, c, d = [float(v) * side for v in torch.rand(4, generator=rng)]
        if kind == 0:
            r = 4 + c / (3 + count / 3)
            inside = (place[None] - a) ** 2 + (place[:, None] - b) ** 2 < r * r
        elif kind == 1:
            inside = (abs(place[None] - a) < 4 + c / 3) & (abs(place[:, None] - b) < 4 + d / 3)
        else:
            inside = (abs(place[:, None] - (i + 1) * side / (count + 1)) < 2) & (place[None] > 8) & (place[None] < side - 8 - c / 4)
        picture[:, torch.from_numpy(inside)] = torch.rand(3, 1, generator=rng)
    return picture


def mix(x, target, rng):
    """Blends two photos (mixup) or pastes a part of one into the other (cutmix), and their targets in proportion."""
    n = len(x)
    order = torch.randperm(n, generator=rng)
    share = float(torch.distributions.Beta(.4, .4).sample())
    if torch.rand(1, generator=rng) < .5:
        x = share * x + (1 - share) * x[order]
    else:
        k = int(EDGE * math.sqrt(1 - share))
        top, left = [int(v * (EDGE - k + 1)) for v in torch.rand(2, generator=rng)]
        y = x.clone()
        y[:, :, top:top + k, left:left + k] = x[order][:, :, top:top + k, left:left + k]
        x, share = y, 1 - k * k / EDGE ** 2
    return x, share * target + (1 - share) * target[order]
