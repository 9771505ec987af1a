import Foundation
import FoundationSupplement
import Synchronization
import Testing

/// Core Foundation run loops on separate threads.
struct RunLoopTests {
  /// Returns the events on a thread until its run loop is stopped.
  private static func log(
    _ body: @escaping @Sendable (CFRunLoop, Log) -> Void
  ) async -> [String] {
    let log = Log()
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body(CFRunLoopGetCurrent(), log)
        CFRunLoopRunInMode(.defaultMode, 5, false)
        continuation.resume(returning: log.entries.withLock { $0 })
      }
    }
  }

  private final class Log: Sendable {
    let entries = Mutex<[String]>([])

    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
  }

  @Test func blocksArePerformedInTheirMode() async {
    let entries = await Self.log { loop, log in
      log.add("\(CFRunLoopGetCurrent() === loop) \(loop == CFRunLoopGetMain())")
      CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) { log.add("one") }
      CFRunLoopPerformBlock(loop, CFRunLoopMode("another").rawValue) { log.add("never") }
      CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue) {
        log.add("two")
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
    }
    #expect(entries == ["true false", "one", "two"])
  }

  @Test func observersAreToldUntilTheyAreInvalid() async {
    let entries = await Self.log { loop, log in
      let activities = CFRunLoopActivity.entry.rawValue | CFRunLoopActivity.exit.rawValue
      let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 0) { _, activity in
        log.add(activity == .entry ? "entry" : "exit")
      }
      CFRunLoopAddObserver(loop, observer, .commonModes)
      CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) {
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
      CFRunLoopRunInMode(.defaultMode, 5, false)
      CFRunLoopObserverInvalidate(observer)
      log.add("\(CFRunLoopObserverIsValid(observer))")
      CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) {
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
    }
    #expect(entries == ["entry", "exit", "false"])
  }

  @Test func sourcesAreCalledOnceTheyAreSignaled() async {
    let entries = await Self.log { loop, log in
      var context = CFRunLoopSourceContext()
      context.info = Unmanaged.passUnretained(log).toOpaque()
      context.schedule = { _, _, mode in log.add("scheduled \(mode == .defaultMode)") }
      context.cancel = { _, _, _ in log.add("canceled") }
      context.perform = { info in
        Unmanaged<Log>.fromOpaque(info!).takeUnretainedValue().add("performed")
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
      let source = CFRunLoopSourceCreate(nil, 0, &context)
      CFRunLoopAddSource(loop, source, .defaultMode)
      CFRunLoopSourceSignal(source)
      let result = CFRunLoopRunInMode(.defaultMode, 5, false)
      log.add("\(result == .stopped)")
      CFRunLoopRemoveSource(loop, source, .defaultMode)
      CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) {
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
    }
    #expect(entries == ["scheduled true", "performed", "true", "canceled"])
  }

  @Test func timersFireOnceTheyAreAdded() async {
    let entries = await Self.log { loop, log in
      let date = Date().timeIntervalSinceReferenceDate + 0.01
      let timer = CFRunLoopTimerCreateWithHandler(nil, date, 0, 0, 0) { _ in
        log.add("fired")
        CFRunLoopStop(CFRunLoopGetCurrent())
      }
      CFRunLoopAddTimer(loop, timer, .commonModes)
    }
    #expect(entries == ["fired"])
  }
}
