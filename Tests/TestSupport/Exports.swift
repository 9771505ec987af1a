// Tests with random input use this module.
@_exported import SeededRandom
