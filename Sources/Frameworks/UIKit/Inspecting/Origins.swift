import AppRuntime
import DeviceProtocol
import Stubs

/// The places where views and constraints were created, which are recorded only if an inspector
/// might request them.
@MainActor
final class Origins {
  /// The stored origins, or `nil` if they aren't needed.
  static var shared: Origins? =
    LaunchEnvironment.value(of: LaunchEnvironment.inspector) == nil ? nil : Origins()

  private enum Origin {
    case storyboard(file: String, line: Int)
    case calls([UInt])
  }

  private struct Entry {
    weak var object: AnyObject?
    let origin: Origin
  }

  /// Calls that are kept of an object; those of UIKit's own between the app's and the initializer
  /// are fewer.
  private static let depth = 24

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated objects are removed.
  private var limit = 4096

  /// Notes that an object is made by the code that leads here.
  func noteCalls(making object: AnyObject) {
    note(.calls(CallStack.addresses(atMost: Self.depth)), of: object)
  }

  /// Notes that an object is made from a storyboard's element.
  func note(_ node: StoryboardNode, of file: StoryboardFile, making object: AnyObject) {
    guard object is UIView || object is NSLayoutConstraint || object is UIViewController else {
      return
    }
    note(.storyboard(file: file.name, line: node.line), of: object)
  }

  private func note(_ origin: Origin, of object: AnyObject) {
    entries[ObjectIdentifier(object)] = Entry(object: object, origin: origin)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.object != nil }
    limit = max(4096, 2 * entries.count)
  }

  /// Returns the place where an object was created, if it's known.
  func place(of object: AnyObject) -> InspectedPlace? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    switch entry.origin {
    case .storyboard(let file, let line): return InspectedPlace(file: file, line: line)
    case .calls(let addresses):
      let callers = CallStack.callers(of: addresses)
      return callers.isEmpty ? nil : InspectedPlace(callers: callers)
    }
  }
}
