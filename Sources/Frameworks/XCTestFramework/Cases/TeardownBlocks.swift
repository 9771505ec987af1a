import Foundation

/// The blocks to run after a test, in reverse order.
///
/// Blocks can be added on any thread.
final class TeardownBlocks: @unchecked Sendable {
  enum Block {
    case plain(() -> Void)
    case async(@Sendable () async throws -> Void)
  }

  private let lock = NSLock()
  private var blocks: [Block] = []

  func add(_ block: @escaping () -> Void) {
    lock.withLock { blocks.append(.plain(block)) }
  }

  func add(_ block: @escaping @Sendable () async throws -> Void) {
    lock.withLock { blocks.append(.async(block)) }
  }

  /// Removes and returns the next block.
  func removeLast() -> Block? {
    lock.withLock { blocks.popLast() }
  }
}
