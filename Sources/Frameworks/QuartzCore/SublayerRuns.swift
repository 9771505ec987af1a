/// The information about a layer's many sublayers, in runs of a fixed length, so that distant runs
/// are skipped as a whole.
struct SublayerRuns {
  /// The information about a run.
  enum Run {
    /// The run hasn't been examined.
    case unknown
    /// The run's sublayers must be examined one by one.
    case mixed
    /// None of the run's sublayers extends beyond a part of the superlayer.
    /// - Parameter ofPlainViews: whether nothing else in it is touched either, or describes itself.
    case within(LayerExtent, ofPlainViews: Bool)
  }

  /// The number of sublayers in a run.
  static let length = 64
  /// The minimum number of sublayers; with fewer, it's as fast to examine each.
  static let fewestSublayers = 128

  private(set) var runs: [Run]
  private let count: Int

  /// Creates runs of a number of sublayers, without any knowledge of them.
  init(count: Int) {
    self.count = count
    runs = Array(repeating: .unknown, count: (count + Self.length - 1) / Self.length)
  }

  /// Returns the indexes of a run's sublayers.
  func places(of run: Int) -> Range<Int> {
    run * Self.length..<min(count, (run + 1) * Self.length)
  }

  /// Stores the knowledge about a run, or forgets it; there may have been more runs.
  mutating func set(_ knowledge: Run, for run: Int) {
    if runs.indices.contains(run) { runs[run] = knowledge }
  }
}
