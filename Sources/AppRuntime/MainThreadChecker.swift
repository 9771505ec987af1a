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

/// The names of declarations as documentation writes them, such as `UIView.addSubview(_:)`.
package enum APIName {
  /// Returns the name of the declaration that a Swift symbol belongs to.
  package static func text(of symbol: String) -> String? {
    LoadedCode.demangled(symbol).flatMap(text(ofDemangled:))
  }

  /// Returns the name of the declaration that a demangled symbol belongs to.
  package static func text(ofDemangled symbol: String) -> String? {
    var text = Substring(symbol)
    for prefix in ["merged ", "dispatch thunk of ", "static "] where text.hasPrefix(prefix) {
      text = text.dropFirst(prefix.count)
    }
    if text.hasPrefix("("), let end = text.range(of: "):") { text = text[end.upperBound...] }
    for accessor in [".getter : ", ".setter : ", ".modify : ", ".read : "] {
      guard let range = text.range(of: accessor) else { continue }
      return withoutModule(text[..<range.lowerBound])
    }
    guard let end = text.firstIndex(where: { $0 == "(" || $0 == "<" }),
      let start = text.firstIndex(of: "("),
      let name = withoutModule(text[..<end])
    else { return nil }
    let labels = parameters(in: text[text.index(after: start)...]).map(label).joined()
    return "\(name)(\(labels))"
  }

  private static func withoutModule(_ name: Substring) -> String? {
    let parts = name.split(separator: ".").dropFirst()
    guard !parts.isEmpty, !name.contains(" ") else { return nil }
    return parts.map { $0 == "__allocating_init" ? "init" : $0 }.joined(separator: ".")
  }

  /// Returns the parameters before the closing parenthesis.
  private static func parameters(in text: Substring) -> [Substring] {
    var result: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "<", "[": depth += 1
      case ",":
        guard depth == 0 else { continue }
        result.append(text[start..<index])
        start = text.index(after: index)
      case ")" where depth == 0:
        return start == index ? result : result + [text[start..<index]]
      case ")", "]": depth -= 1
      case ">" where !text[..<index].hasSuffix("-"): depth -= 1
      default: break
      }
    }
    return result
  }

  private static func label(of parameter: Substring) -> String {
    let label = parameter.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let isLabel = !label.isEmpty && parameter[label.endIndex...].hasPrefix(": ")
    return isLabel ? "\(label):" : "_:"
  }
}
