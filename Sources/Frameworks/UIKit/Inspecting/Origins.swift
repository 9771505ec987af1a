import AppRuntime
import DeviceProtocol
import Stubs

/// The places in the code where views and constraints were created.
///
/// They're recorded only if an inspector might request them.
@MainActor
final class Origins {
  /// The recorded places, or `nil` if they aren't needed.
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

  /// The number of calls that are recorded for an object.
  ///
  /// UIKit makes fewer calls between the app's call and the initializer.
  private static let depth = 24

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which entries of deallocated objects are removed.
  private var limit = 4096

  /// Records the calls that led to the creation of an object.
  func noteCalls(making object: AnyObject) {
    note(.calls(CallStack.addresses(atMost: Self.depth)), of: object)
  }

  /// Records the storyboard element from which an object is created.
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
