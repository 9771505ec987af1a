import DeviceProtocol
import Foundation
import Stubs
import Synchronization

/// Reports the places where an app uses UIKit on a thread other than the main one, as Xcode's Main
/// Thread Checker does.
///
/// The check is in code that most of UIKit's API runs, such as that of a view's layer, instead of
/// in each method. The stack shows which method the app called.
package enum MainThreadChecker {
  /// The maximum number of calls that are examined, because examining one takes a while.
  private static let limit = 5000
  /// The maximum number of return addresses that are examined.
  private static let depth = 64

  /// The main thread, once the app starts.
  private static let mainThread = Atomic<pthread_t>(0)
  private static let examined = Atomic(0)
  /// The return addresses in the app's code that were reported.
  private static let reported = Mutex<Set<UInt>>([])

  /// Starts reporting. Call this on the main thread.
  package static func start() { mainThread.store(pthread_self(), ordering: .relaxed) }

  /// Reports the app's call that led here, if this isn't the main thread.
  package static func check() {
    if pthread_self() != mainThread.load(ordering: .relaxed) { examine() }
  }

  @inline(never)
  private static func examine() {
    guard mainThread.load(ordering: .relaxed) != 0, !MainQueue.isCurrent,
      examined.add(1, ordering: .relaxed).newValue <= limit
    else { return }
    let addresses = CallStack.addresses(atMost: depth)
    guard let program = LoadedCode.program,
      let caller = addresses.firstIndex(where: { LoadedCode.base(of: $0 &- 1) == program }),
      caller > 0, reported.withLock({ $0.insert(addresses[caller]).inserted }),
      !isRelease(addresses[..<caller], addresses[caller...], of: program)
    else { return }
    let symbol = LoadedCode.symbol(at: addresses[caller - 1] &- 1)
    let api = symbol.flatMap { APIName.text(of: $0) } ?? "UIKit"
    report(
      .warning, "\(api) must be used from main thread only",
      callers: CallStack.callers(of: addresses))
  }

  /// Returns whether an object is being deallocated, which can happen on any thread.
  /// - Parameters:
  ///   - inner: The calls in UIKit.
  ///   - outer: The calls that led there, the app's first.
  private static func isRelease(
    _ inner: ArraySlice<UInt>, _ outer: ArraySlice<UInt>, of program: UInt
  ) -> Bool {
    inner.contains { isDeinitializer(LoadedCode.symbol(at: $0 &- 1)) }
      || isInRelease(inner.last)
      || isInRelease(outer.first { LoadedCode.base(of: $0 &- 1) != program })
  }

  /// Returns whether a call is in the part of Swift's runtime that deallocates objects, which has no
  /// name that's visible to other libraries.
  private static func isInRelease(_ call: UInt?) -> Bool {
    guard let call, let release = dlsym(nil, "swift_release"),
      LoadedCode.base(of: call &- 1) == LoadedCode.base(of: UInt(bitPattern: release))
    else { return false }
    return LoadedCode.symbol(at: call &- 1)?.contains("swift_release") ?? true
  }

  private static func isDeinitializer(_ symbol: String?) -> Bool {
    symbol.map { $0.hasSuffix("fd") || $0.hasSuffix("fD") } ?? false
  }
}
