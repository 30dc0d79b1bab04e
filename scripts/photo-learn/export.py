"""Writes a trained network as a file for garment-net.ts: batch norms folded in, int8 weights with a scale per output.

  python3 export.py NET.pt OUT.bin --temperature .6

Layout: uint32 length of a JSON header (little endian), the header, then for each layer in turn its int8 weights padded
to four bytes, its float32 scales, its float32 biases. Convolution weights are (output, input, row, column).
"""
import argparse
import json
import struct
import numpy as np
import torch
from net import CATEGORIES, CATEGORY_OF, EDGE, LABELS, MEAN, SLOPE, SPREAD, Residual, build

parser = argparse.ArgumentParser()
parser.add_argument('net'), parser.add_argument('out'), parser.add_argument('--temperature', type=float, default=1)
args = parser.parse_args()
net = build()
net.load_state_dict(torch.load(args.net))
net.eval()
blob = bytearray()


def store(weights, bias):
    w, b = weights.detach().numpy(), bias.detach().numpy().astype('<f4')
    scale = (np.abs(w.reshape(len(w), -1)).max(1) / 127 + 1e-12).astype('<f4')
    small = np.clip(np.rint(w / scale.reshape(-1, *[1] * (w.ndim - 1))), -127, 127).astype('i1')
    blob.extend(small.tobytes()), blob.extend(b'\0' * (-len(blob) % 4))
    blob.extend(scale.tobytes()), blob.extend(b.tobytes())


def conv(part):
    layer, norm = part[0], part[1]
    factor = norm.weight / (norm.running_var + norm.eps).sqrt()
    store(layer.weight * factor.view(-1, 1, 1, 1), norm.bias - norm.running_mean * factor)
    return {'inputs': layer.in_channels, 'outputs': layer.out_channels, 'kernel': layer.kernel_size[0],
            'stride': layer.stride[0]}


layers = []
for part in net:
    if isinstance(part, Residual):
        layers.append({'kind': 'residual', 'first': conv(part.first), 'second': conv(part.second),
                       'bypass': conv(part.bypass) if part.bypass else None, 'stride': part.stride})
    elif isinstance(part, torch.nn.Sequential):
        layers.append({'kind': 'conv', **conv(part)})
    elif isinstance(part, torch.nn.Linear):
        store(part.weight, part.bias)
        layers.append({'kind': 'linear', 'inputs': part.in_features, 'outputs': part.out_features})
header = json.dumps({'edge': EDGE, 'mean': MEAN, 'spread': SPREAD, 'slope': SLOPE, 'temperature': args.temperature,
                     'labels': LABELS, 'categories': [CATEGORIES[c] for c in CATEGORY_OF], 'layers': layers},
                    separators=(',', ':')).encode()
header += b' ' * (-(len(header) + 4) % 4)
with open(args.out, 'wb') as file:
    file.write(struct.pack('<I', len(header)) + header + bytes(blob))
print(args.out, round((4 + len(header) + len(blob)) / 1024, 1), 'KB')
