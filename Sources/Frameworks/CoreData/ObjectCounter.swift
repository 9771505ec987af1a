import Synchronization

/// Numbers for objects, in the order of their creation.
enum ObjectCounter {
  private static let count = Atomic(0)

  /// Returns the next number.
  static func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
