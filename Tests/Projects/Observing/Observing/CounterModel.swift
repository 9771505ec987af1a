import Observation

/// A count that views show.
@Observable
final class CounterModel: @unchecked Sendable {
  var count = 0
}
