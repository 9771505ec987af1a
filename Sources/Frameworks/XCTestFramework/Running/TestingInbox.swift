import Foundation

/// The events from Swift Testing that haven't been handled yet.
///
/// They can arrive on any thread.
final class TestingInbox: @unchecked Sendable {
  private let lock = NSLock()
  private var records: [Data] = []

  func add(_ record: Data) {
    lock.withLock { records.append(record) }
    DispatchQueue.main.async {}
  }

  /// Removes and returns all records.
  func takeAll() -> [TestingRecord] {
    let taken = lock.withLock {
      defer { records = [] }
      return records
    }
    return taken.compactMap { try? JSONDecoder().decode(TestingRecord.self, from: $0) }
  }
}
