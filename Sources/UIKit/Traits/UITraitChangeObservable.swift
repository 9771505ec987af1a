/// A trait.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdefinition>.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing is said.
  static var defaultValue: Value { get }
}

/// The type of a trait.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitrait>.
public typealias UITrait = any UITraitDefinition.Type

/// The trait that is light or dark.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle>.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The trait of horizontal room.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraithorizontalsizeclass>.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait of vertical room.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass>.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The trait of text size.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory>.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The trait of the direction of reading.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitlayoutdirection>.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The trait of pixels in a point.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitdisplayscale>.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue: CGFloat = 0
}

/// The trait of the kind of device.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfaceidiom>.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The trait that says whether content lies over other content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraituserinterfacelevel>.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

/// The trait of contrast.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast>.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// The trait of bold text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitlegibilityweight>.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The value where nothing is said.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// A registration for changes of traits, which ends with `unregisterForTraitChanges(_:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that tells of changes of its traits.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Has a closure called after one of some traits changed.
  @discardableResult
  func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) ->
      Void
  ) -> any UITraitChangeRegistration

  /// Has a method of another object called after one of some traits changed.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration

  /// Has a method of the object called after one of some traits changed.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registrations of a view or controller.
@MainActor
struct TraitObservers {
  final class Registration: NSObject, UITraitChangeRegistration {
    let hasChanged: (UITraitCollection.Values, UITraitCollection.Values) -> Bool
    let handler: @MainActor (UITraitCollection) -> Void

    init(
      _ traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void
    ) {
      let tests = traits.map(Self.test)
      hasChanged = { old, new in tests.contains { $0(old, new) } }
      self.handler = handler
    }

    private static func test(for trait: UITrait)
      -> (UITraitCollection.Values, UITraitCollection.Values) -> Bool
    {
      switch trait {
      case is UITraitUserInterfaceStyle.Type: { $0.userInterfaceStyle != $1.userInterfaceStyle }
      case is UITraitHorizontalSizeClass.Type: { $0.horizontalSizeClass != $1.horizontalSizeClass }
      case is UITraitVerticalSizeClass.Type: { $0.verticalSizeClass != $1.verticalSizeClass }
      case is UITraitPreferredContentSizeCategory.Type:
        { $0.preferredContentSizeCategory != $1.preferredContentSizeCategory }
      case is UITraitLayoutDirection.Type: { $0.layoutDirection != $1.layoutDirection }
      case is UITraitDisplayScale.Type: { $0.displayScale != $1.displayScale }
      case is UITraitUserInterfaceIdiom.Type: { $0.userInterfaceIdiom != $1.userInterfaceIdiom }
      case is UITraitUserInterfaceLevel.Type: { $0.userInterfaceLevel != $1.userInterfaceLevel }
      case is UITraitAccessibilityContrast.Type:
        { $0.accessibilityContrast != $1.accessibilityContrast }
      case is UITraitLegibilityWeight.Type: { $0.legibilityWeight != $1.legibilityWeight }
      default: { _, _ in false }
      }
    }
  }

  private var registrations: [Registration] = []

  mutating func register(
    _ traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void
  ) -> Registration {
    let registration = Registration(traits, handler: handler)
    registrations.append(registration)
    return registration
  }

  mutating func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations where registration.hasChanged(old.values, new.values) {
      registration.handler(old)
    }
  }
}
