import Stubs

/// A container for grouping related menu elements.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenu>.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifiers of menus.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options for displaying a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Display the elements inline, in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Display the menu as destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one element is selected at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Display the elements as a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of elements.
  public enum ElementSize: Int, @unchecked Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
    /// The size that the system chooses.
    case automatic = -1
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options for displaying the menu.
  public let options: Options
  /// The elements.
  open private(set) var children: [UIMenuElement]
  /// The sizes of elements.
  open var preferredElementSize: ElementSize {
    didSet {
      Stub.menuElementSize.tell(
        if: preferredElementSize == .small || preferredElementSize == .medium)
    }
  }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    Stub.menuElementSize.tell(if: preferredElementSize == .small || preferredElementSize == .medium)
    Stub.menuPalette.tell(if: options.contains(.displayAsPalette))
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The selected elements.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let action as UIAction where action.state == .on: [action]
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
