import UIKit

/// Performs work with queues, groups, and locks, and waits for it.
enum QueueCalls {
  static func run() -> String {
    var texts: [String] = []
    let serial = DispatchQueue(label: "serial")
    texts.append(serial.sync { "sync" })
    let group = DispatchGroup()
    let sum = Sum()
    for number in 1...4 { DispatchQueue.global().async(group: group) { sum.add(number) } }
    texts.append(group.wait(timeout: .now() + 5) == .success ? "\(sum.value)" : "late")
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global(qos: .userInitiated).async { semaphore.signal() }
    texts.append(semaphore.wait(timeout: .now() + 5) == .success ? "signaled" : "late")
    texts.append(semaphore.wait(timeout: .now() + 0.01) == .timedOut ? "timed out" : "early")
    let item = DispatchWorkItem { sum.add(10) }
    serial.async(execute: item)
    texts.append(item.wait(timeout: .now() + 5) == .success ? "\(sum.value)" : "late")
    let cancelled = DispatchWorkItem { sum.add(100) }
    cancelled.cancel()
    serial.sync(execute: cancelled)
    let operations = OperationQueue()
    operations.addOperation { sum.add(1000) }
    operations.waitUntilAllOperationsAreFinished()
    texts.append("\(sum.value)")
    DispatchQueue.concurrentPerform(iterations: 3) { _ in sum.add(1) }
    texts.append("\(sum.value)")
    serial.sync(flags: .barrier) {}
    objc_sync_enter(sum)
    objc_sync_exit(sum)
    return texts.joined(separator: " ")
  }
}

private final class Sum: @unchecked Sendable {
  private let lock = NSLock()
  private var sum = 0

  func add(_ number: Int) { lock.withLock { sum += number } }

  var value: Int { lock.withLock { sum } }
}
