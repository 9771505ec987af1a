import DeviceProtocol
import Foundation

/// A quick action, which the home screen shows when the user presses the app's icon.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// The identifier that the app chose.
  open fileprivate(set) var type: String
  /// The title of the action.
  open fileprivate(set) var localizedTitle: String
  /// The text below the title.
  open fileprivate(set) var localizedSubtitle: String?
  /// The icon of the action.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// The app's custom information for the action.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier that determines the scene that performs the action.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an action with only a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Creates the action that the home screen passes to the app.
  convenience init(_ shortcut: HomeScreenShortcut) {
    let info = shortcut.userInfo.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    self.init(
      type: shortcut.type, localizedTitle: shortcut.title, localizedSubtitle: shortcut.subtitle,
      icon: nil, userInfo: info?.compactMapValues(Self.object))
  }

  /// Returns a property list value as an object.
  private static func object(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let text as String: NSString(string: text)
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let data as Data: NSData(data: data)
    default: value as? any NSSecureCoding
    }
  }

  /// The action in the home screen's format.
  final var shortcut: HomeScreenShortcut {
    HomeScreenShortcut(
      type: type, title: localizedTitle, subtitle: localizedSubtitle,
      userInfo: userInfo.flatMap {
        try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
      })
  }

  /// Returns the action itself.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a mutable copy of the action.
  open nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copied: Any = self
    MainActor.assumeIsolated {
      let copy = UIMutableApplicationShortcutItem(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle,
        icon: icon, userInfo: userInfo)
      copy.targetContentIdentifier = targetContentIdentifier
      copied = copy
    }
    return copied
  }
}

/// A mutable quick action.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem>.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The identifier that the app chose.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title of the action.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The text below the title.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon of the action.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// The app's custom information for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier that determines the scene that performs the action.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}
