import Foundation

/// The events from the Testing library, on any thread, that haven't been taken yet.
final class TestingInbox: @unchecked Sendable {
  private let lock = NSLock()
  private var records: [Data] = []

  func add(_ record: Data) {
    lock.withLock { records.append(record) }
    DispatchQueue.main.async {}
  }

  /// Takes all records away.
  func takeAll() -> [TestingRecord] {
    let taken = lock.withLock {
      defer { records = [] }
      return records
    }
    return taken.compactMap { try? JSONDecoder().decode(TestingRecord.self, from: $0) }
  }
}
