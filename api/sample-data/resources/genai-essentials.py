"""Temperature: how much a better score wins. Needs nothing but Python."""

from math import exp


def chances(scores, temperature):
    weights = [exp(score / temperature) for score in scores]
    return [round(weight / sum(weights), 2) for weight in weights]


TOKENS = {"tea": 3.0, "coffee": 2.5, "rain": 0.5}

for temperature in (0.2, 1.0, 2.0):
    print(temperature, dict(zip(TOKENS, chances(TOKENS.values(), temperature))))

# Your turn: add a fourth token with the score 2.9. At which temperature does it begin to matter?
