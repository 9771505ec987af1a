/// Measured durations, in seconds.
struct Samples {
  private var sorted: [Double] = []

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var median: Double { percentile(50) }

  /// The value that so many per cent of the samples do not exceed.
  func percentile(_ percent: Double) -> Double {
    let index = Int((Double(sorted.count - 1) * percent / 100).rounded())
    return sorted[index]
  }
}

/// How long something took, in seconds.
func seconds(_ body: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  try await body()
  return (ContinuousClock.now - start) / .seconds(1)
}
