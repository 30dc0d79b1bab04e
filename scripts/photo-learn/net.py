"""The network that classifies the garment in a photo: input, layers and labels."""
import torch
import torch.nn as nn
import torch.nn.functional as F

LABELS = ['dress', 'hat', 'longsleeve', 'hoodie', 'outwear', 'blazer', 'pants', 'shirt', 'polo', 'shoes', 'shorts',
          'skirt', 't-shirt', 'undershirt', 'nothing']
NOTHING = LABELS.index('nothing')
# Rare labels of the photos, merged into others.
FOLDED = {'blouse': 'shirt', 'top': 'undershirt'}
CATEGORIES = ['Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories', 'nothing']
CATEGORY_OF = [2, 5, 0, 0, 3, 3, 1, 0, 0, 4, 1, 1, 0, 0, 6]
EDGE = 96
WIDTH = 16
# The input is lightness and its two gradients (Sobel): color hardly helps to tell the category (decision 21).
MEAN, SPREAD, SLOPE = 0.5, 0.25, 6.0


def conv(inputs, outputs, kernel=3, stride=1, relu=True):
    parts = [nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False), nn.BatchNorm2d(outputs)]
    return nn.Sequential(*parts, nn.ReLU(inplace=True)) if relu else nn.Sequential(*parts)


class Residual(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.first, self.second = conv(inputs, outputs, 3, stride), conv(outputs, outputs, relu=False)
        self.stride = stride
        self.bypass = None if inputs == outputs and stride == 1 else conv(inputs, outputs, 1, relu=False)

    def forward(self, x):
        y = x if self.stride == 1 else F.avg_pool2d(x, self.stride)
        return F.relu(self.second(self.first(x)) + (y if self.bypass is None else self.bypass(y)))


def build():
    w = WIDTH
    body = [conv(3, w, 3, 2), Residual(w, w, 1), Residual(w, 2 * w, 2), Residual(2 * w, 2 * w, 1),
            Residual(2 * w, 4 * w, 2), Residual(4 * w, 6 * w, 2)]
    return nn.Sequential(*body, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Dropout(0.1), nn.Linear(6 * w, len(LABELS)))


def net_input(x):
    """Converts RGB pictures (n, 3, EDGE, EDGE), 0 to 1, to the network's input."""
    gray = (x * torch.tensor([.299, .587, .114]).view(1, 3, 1, 1)).sum(1, keepdim=True)
    sobel = torch.tensor([[-1., 0, 1], [-2, 0, 2], [-1, 0, 1]]) / 4
    slopes = F.conv2d(F.pad(gray, (1, 1, 1, 1), mode='replicate'), torch.stack([sobel, sobel.T])[:, None])
    return torch.cat([(gray - MEAN) / SPREAD, slopes * SLOPE], 1).contiguous(memory_format=torch.channels_last)
