/// The results of measuring something several times.
package struct Samples: Sendable {
  private let sorted: [Double]

  /// - Parameter values: The measured values, of which there must be at least one.
  package init(_ values: [Double]) {
    precondition(!values.isEmpty, "nothing was measured")
    sorted = values.sorted()
  }

  /// The smallest value, which is the one without disturbances.
  package var minimum: Double { sorted[0] }

  /// The median value.
  package var median: Double { percentile(50) }

  /// Returns the value that the given percentage of the samples doesn't exceed.
  package func percentile(_ percent: Double) -> Double {
    let index = Int((Double(sorted.count - 1) * percent / 100).rounded())
    return sorted[index]
  }
}

/// Returns the duration of an operation, in milliseconds.
/// - Throws: An error from `body`.
package func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
  let start = ContinuousClock.now
  try await body()
  return (ContinuousClock.now - start) / .milliseconds(1)
}
