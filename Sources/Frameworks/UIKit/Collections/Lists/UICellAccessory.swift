import Foundation

/// An accessory that a list cell shows next to its content.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct>.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The states that an accessory is shown in.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the cell is edited.
    case whenEditing
    /// While the cell isn't edited.
    case whenNotEditing
  }

  /// The width that's reserved for an accessory.
  public enum LayoutDimension: Sendable {
    /// The width of the accessory.
    case actual
    /// The width that suits the kind of accessory.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The side of a cell that contains an accessory.
  public enum Placement {
    /// A closure that returns the position of an accessory among others.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// Before the content.
    case leading(
      displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content.
    case trailing(
      displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The kinds of accessories.
  public enum AccessoryType: Hashable, Sendable {
    /// A checkmark.
    case checkmark
    /// A control that deletes.
    case delete
    /// An information button.
    case detail
    /// A chevron.
    case disclosureIndicator
    /// A control that inserts.
    case insert
    /// A control that shows whether the item is selected.
    case multiselect
    /// A chevron that expands and collapses.
    case outlineDisclosure
    /// A control that lets the user move the item.
    case reorder
    /// The chosen element of a menu.
    case popUpMenu
    /// Text.
    case label
    /// A custom view.
    case customView
  }

  /// A closure that's called when the user taps an accessory.
  public typealias ActionHandler = @MainActor () -> Void

  /// A closure that's called after the user chooses an element of a menu.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let position: Placement.Position?
  let content: Content
  var isHidden = false
  var reservedLayoutWidth: LayoutDimension?
  var tintColor: UIColor?

  /// The appearance and behavior of an accessory.
  enum Content {
    case symbol(String)
    case label(String, UIFont, adjusts: Bool)
    case custom(UIView, keepsSize: Bool)
    case control(ActionHandler?)
    case outline(OutlineDisclosureOptions.Style, ActionHandler?)
    case reorder
    case selection
    case menu(UIMenu, MenuSelectedElementDidChangeHandler?)
  }

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool, _ content: Content,
    isHidden: Bool, width: LayoutDimension?, tint: UIColor?, position: Placement.Position? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.content = content
    self.position = position
    self.isHidden = isHidden
    reservedLayoutWidth = width
    tintColor = tint
  }

  /// Returns a chevron, which indicates that the item leads to other content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isLeading: false, .symbol("chevron.forward"),
      isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isLeading: false, .symbol("checkmark"), isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns an information button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isLeading: false, .control(actionHandler), isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns a control that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, isLeading: true, .control(actionHandler), isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns a control that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, isLeading: true, .control(actionHandler), isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns a control that lets the user move the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, isLeading: false, .reorder, isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns a control that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, isLeading: true, .selection, isHidden: options.isHidden,
      width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns a chevron that expands and collapses the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure, displayed, isLeading: false, .outline(options.style, actionHandler),
      isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns an accessory with the chosen element of a menu, which a tap on the cell opens.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu, displayed, isLeading: false, .menu(menu, selectedElementDidChangeHandler),
      isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns an accessory with text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isLeading: false,
      .label(text, options.font, adjusts: options.adjustsFontForContentSizeCategory),
      isHidden: options.isHidden, width: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// Returns an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed, position): (Bool, DisplayedState, Placement.Position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    return UICellAccessory(
      .customView, displayed, isLeading: isLeading,
      .custom(configuration.customView, keepsSize: configuration.maintainsFixedSize),
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
      tint: configuration.tintColor, position: position)
  }
}
