/// The optional fields and flags of an encoded element, with a bit for each.
struct ElementParts: OptionSet {
  let rawValue: UInt32

  static let identifier = ElementParts(rawValue: 1 << 0)
  static let label = ElementParts(rawValue: 1 << 1)
  static let value = ElementParts(rawValue: 1 << 2)
  static let hint = ElementParts(rawValue: 1 << 3)
  static let text = ElementParts(rawValue: 1 << 4)
  static let placeholder = ElementParts(rawValue: 1 << 5)
  static let kind = ElementParts(rawValue: 1 << 6)
  static let role = ElementParts(rawValue: 1 << 7)
  static let range = ElementParts(rawValue: 1 << 8)
  static let options = ElementParts(rawValue: 1 << 9)
  static let textColor = ElementParts(rawValue: 1 << 10)
  static let backgroundColor = ElementParts(rawValue: 1 << 11)
  static let tintColor = ElementParts(rawValue: 1 << 12)
  static let isAccessible = ElementParts(rawValue: 1 << 13)
  static let isEnabled = ElementParts(rawValue: 1 << 14)
  static let isSelected = ElementParts(rawValue: 1 << 15)
  static let isFocused = ElementParts(rawValue: 1 << 16)
  static let isVisible = ElementParts(rawValue: 1 << 17)
  static let isBehindModal = ElementParts(rawValue: 1 << 18)
  static let kindName = ElementParts(rawValue: 1 << 19)

  /// All parts.
  static let all = ElementParts(rawValue: (1 << 20) - 1)
}

extension ElementParts {
  /// Determines the optional fields and flags of an element.
  init(of element: ScreenElement) {
    self = []
    func add(_ part: ElementParts, if isThere: Bool) {
      if isThere { insert(part) }
    }
    add(.identifier, if: element.identifier != nil)
    add(.label, if: element.label != nil)
    add(.value, if: element.value != nil)
    add(.hint, if: element.hint != nil)
    add(.text, if: element.text != nil)
    add(.placeholder, if: element.placeholder != nil)
    add(.kind, if: element.kind != nil)
    add(.role, if: element.role != nil)
    add(.range, if: element.range != nil)
    add(.options, if: element.options != nil)
    add(.textColor, if: element.textColor != nil)
    add(.backgroundColor, if: element.backgroundColor != nil)
    add(.tintColor, if: element.tintColor != nil)
    add(.isAccessible, if: element.isAccessible)
    add(.isEnabled, if: element.isEnabled)
    add(.isSelected, if: element.isSelected)
    add(.isFocused, if: element.isFocused)
    add(.isVisible, if: element.isVisible)
    add(.isBehindModal, if: element.isBehindModal)
    add(.kindName, if: element.kindName != nil)
  }
}
