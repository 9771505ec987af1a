import Stubs

/// A group of menu elements.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenu>.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// A name that identifies a menu.
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

  /// The options for displaying a menu's elements.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Shows the elements in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the menu in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows only one element of the menu to have a check mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Shows the elements as a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements.
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
    /// The size that the system chooses.
    case automatic = -1
  }

  /// The name that identifies the menu.
  open private(set) var identifier: Identifier
  /// The options for displaying the menu's elements.
  open private(set) var options: Options
  /// The elements.
  open private(set) var children: [UIMenuElement]
  /// The size of the elements.
  open var preferredElementSize: ElementSize {
    didSet { reportSize() }
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
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
    reportSize()
    Stub.menuPalette.report(if: options.contains(.displayAsPalette))
  }

  private func reportSize() {
    Stub.menuElementSize.report(
      if: preferredElementSize == .small || preferredElementSize == .medium)
  }

  override func makeCopy() -> UIMenuElement { replacingChildren(children) }

  /// The elements that have a check mark.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let leaf as any UIMenuElement & UIMenuLeaf where leaf.state == .on: [leaf]
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      default: []
      }
    }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.adoptLook(of: self)
    return menu
  }
}
