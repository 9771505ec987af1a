// Whoever tests with random input needs it.
@_exported import SeededRandom
