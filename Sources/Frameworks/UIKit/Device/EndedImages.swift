import Synchronization

/// A list of numbers that any thread can add to.
final class EndedImages: Sendable {
  private let numbers = Mutex<[UInt64]>([])

  func add(_ number: UInt64) {
    numbers.withLock { $0.append(number) }
  }

  /// Returns the numbers that were added since the last call.
  func take() -> [UInt64] {
    numbers.withLock { numbers in
      defer { numbers.removeAll() }
      return numbers
    }
  }
}
