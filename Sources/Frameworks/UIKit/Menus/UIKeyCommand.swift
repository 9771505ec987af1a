/// A command that a key combination of a hardware keyboard sends along the responder chain.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeycommand>.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public static let inputDelete = "\u{8}"

  /// F1.
  public static let f1 = "UIKeyInputF1"
  /// F2.
  public static let f2 = "UIKeyInputF2"
  /// F3.
  public static let f3 = "UIKeyInputF3"
  /// F4.
  public static let f4 = "UIKeyInputF4"
  /// F5.
  public static let f5 = "UIKeyInputF5"
  /// F6.
  public static let f6 = "UIKeyInputF6"
  /// F7.
  public static let f7 = "UIKeyInputF7"
  /// F8.
  public static let f8 = "UIKeyInputF8"
  /// F9.
  public static let f9 = "UIKeyInputF9"
  /// F10.
  public static let f10 = "UIKeyInputF10"
  /// F11.
  public static let f11 = "UIKeyInputF11"
  /// F12.
  public static let f12 = "UIKeyInputF12"

  /// The characters that the key types.
  open private(set) var input: String?
  /// The modifier keys that must be pressed.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The method to call.
  open var action: Selector? { selector }
  /// Whether the command takes precedence over the system's behavior for the key combination.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title that explains it while the user holds the Command key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  override func makeCopy() -> UIMenuElement {
    UIKeyCommand(
      title: title, image: image, action: selector, input: input ?? "",
      modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}
