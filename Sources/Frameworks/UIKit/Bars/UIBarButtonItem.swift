import AppRuntime
import Stubs

/// A specialized button for a navigation bar or a toolbar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitem>.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The styles of items.
  public enum Style: Int, Sendable {
    /// A plain button.
    case plain = 0
    /// The deprecated name for `plain`.
    case bordered = 1
    /// The most important button, such as the one that finishes a task.
    @available(IOS26 )
    case prominent = 2

    /// The deprecated name for `prominent`.
    public static var done: Style { .prominent }
  }

  /// The items that the system provides.
  public enum SystemItem: Int, Sendable {
    /// "Done".
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save".
    case save = 3
    /// A plus sign.
    case add = 4
    /// A flexible space, which fills the space between items.
    case flexibleSpace = 5
    /// A fixed space with the width of `width`.
    case fixedSpace = 6
    /// A pencil on paper.
    case compose = 7
    /// A left arrow.
    case reply = 8
    /// The share symbol.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// The play sign.
    case play = 17
    /// The pause sign.
    case pause = 18
    /// The rewind sign.
    case rewind = 19
    /// The fast-forward sign.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A page curl.
    case pageCurl = 23
    /// A cross in a circle.
    case close = 24

    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    var symbol: (name: String, label: String)? {
      switch self {
      case .add: ("plus", "Add")
      case .compose: ("square.and.pencil", "Compose")
      case .reply: ("arrowshape.turn.up.left", "Reply")
      case .action: ("square.and.arrow.up", "Share")
      case .organize: ("folder", "Organize")
      case .bookmarks: ("book", "Bookmarks")
      case .search: ("magnifyingglass", "Search")
      case .refresh: ("arrow.clockwise", "Refresh")
      case .stop: ("xmark", "Stop")
      case .camera: ("camera", "Camera")
      case .trash: ("trash", "Delete")
      case .play: ("play.fill", "Play")
      case .pause: ("pause.fill", "Pause")
      case .rewind: ("backward.fill", "Rewind")
      case .fastForward: ("forward.fill", "Fast forward")
      case .close: ("xmark.circle.fill", "Close")
      default: nil
      }
    }

    static let spellings: [String: SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
      "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]
  }

  private(set) var systemItem: SystemItem?
  private var separatesGroups = false

  /// The style of the item.
  open var style: Style = .plain {
    didSet { changed() }
  }

  /// The width of the item, or 0 to fit its content.
  open var width: CGFloat = 0 {
    didSet { changed() }
  }

  /// The possible titles.
  ///
  /// The item is wide enough for the widest.
  open var possibleTitles: Set<String>? {
    didSet { changed() }
  }

  /// A custom view for the item.
  open var customView: UIView? {
    didSet { changed() }
  }

  /// The action that a tap sends.
  open var action: Selector?

  /// The target of the action, or `nil` to send it along the responder chain.
  open weak var target: AnyObject?

  /// The primary action of the item, which provides its title and image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }

  /// The menu that a tap shows if there's no action.
  open var menu: UIMenu? {
    didSet {
      showChoice()
      changed()
    }
  }

  /// Whether a tap selects the item or, if it shows the menu, the chosen element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { showChoice() }
  }

  /// The tint color of the item, or `nil` for the bar's.
  open var tintColor: UIColor? {
    didSet { changed() }
  }

  /// Whether the item is selected.
  open var isSelected = false {
    didSet { changed() }
  }

  /// Whether the item is hidden.
  open var isHidden = false {
    didSet { changed() }
  }

  /// The background images.
  final var backgroundImages: [BarImageKey: UIImage] = [:] { didSet { changed() } }
  /// The vertical offsets of the background images.
  final var backgroundOffsets: [UIBarMetrics: CGFloat] = [:] { didSet { changed() } }
  /// The offsets of titles.
  final var titleOffsets: [UIBarMetrics: UIOffset] = [:] { didSet { changed() } }
  /// The background images of the back button.
  final var backImages: [BarImageKey: UIImage] = [:] { didSet { changed() } }
  /// The vertical offsets of the back button's background images.
  final var backOffsets: [UIBarMetrics: CGFloat] = [:] { didSet { changed() } }
  /// The offsets of the back button's title.
  final var backTitleOffsets: [UIBarMetrics: UIOffset] = [:] { didSet { changed() } }

  /// The settings that newer systems added, or `nil` if they have never been changed.
  final var settings: BarButtonItemSettings?

  private var button: BarButton?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item with an image.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map(object)
    self.action = action
  }

  /// Creates an item with an image, and another one for landscape orientation on a phone.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map(object)
    self.action = action
  }

  /// Creates a system item.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    set(systemItem)
    self.target = target.map(object)
    self.action = action
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a system item with an action or a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    set(systemItem)
  }

  /// Creates an item with a title, an image, a target and action, and a menu for a long press.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    if let title { self.title = title }
    if let image { self.image = image }
    self.target = target
    self.action = action
    self.menu = menu
  }

  /// Creates a system item with a target and action, and a menu for a long press.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: AnyObject?,
    action: Selector?, menu: UIMenu?
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: action)
    self.menu = menu
  }

  /// Creates an item with a title, an image, an action, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? StoryboardCoder else { return }
    if let systemItem = coder.value("systemItem", SystemItem.spellings) { set(systemItem) }
    if let style = coder.value(
      "style",
      ["plain": Style.plain, "bordered": .bordered, "done": .done, "prominent": .prominent])
    {
      self.style = style
    }
    width = coder.double("width") ?? 0
    tintColor = coder.color(key: "tintColor")
    isSelected = coder.bool("selected") ?? false
    isHidden = coder.bool("hidden") ?? false
    customView = coder.object(key: "customView", as: UIView.self)
  }

  /// Creates a flexible space, which fills the space that other items leave.
  open class func flexibleSpace() -> Self {
    let item = make()
    item.set(.flexibleSpace)
    return item
  }

  /// Creates a fixed space.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make()
    item.set(.fixedSpace)
    item.width = width
    return item
  }

  /// Creates a fixed space without a width, which separates groups of items.
  @available(IOS26 )
  open class func fixedSpace() -> Self {
    let item = fixedSpace(0)
    item.separatesGroups = true
    return item
  }

  private static func make() -> Self {
    Self(coder: NSCoder())!
  }

  private func set(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if let title = systemItem.title { self.title = title }
    if let symbol = systemItem.symbol {
      if accessibilityLabel == nil { accessibilityLabel = symbol.label }
      image = UIImage(systemName: symbol.name)
    }
    if systemItem == .done || systemItem == .save { style = .done }
    Stub.barButtonItemPageCurl.report(if: systemItem == .pageCurl)
  }

  /// Changes to another system item, like a button that toggles editing does.
  func change(to systemItem: SystemItem) {
    style = .plain
    set(systemItem)
  }

  /// Whether the item is a flexible space.
  var isFlexibleSpace: Bool { systemItem == .flexibleSpace && customView == nil }

  /// Whether the item only separates groups of items, and has no effect on their distance.
  var isSeparator: Bool { separatesGroups && isSpace && width == 0 }

  /// Whether a bar leaves room for the item.
  var isShown: Bool { !isHidden && !isSeparator }

  /// Whether the item's view takes the width that other items and flexible spaces leave.
  var takesRest: Bool { false }

  /// Whether the item is a space.
  var isSpace: Bool {
    customView == nil && (systemItem == .flexibleSpace || systemItem == .fixedSpace)
  }

  /// The view that a bar shows for the item, or `nil` for a space.
  var barView: UIView? {
    if let customView { return customView }
    if isSpace { return nil }
    let button = self.button ?? BarButton(item: self)
    self.button = button
    return button
  }

  /// Moves the item's view back into a bar if the app has moved it elsewhere, unless it's in
  /// another bar.
  func takeBackView(into bar: UIView) {
    guard let barView, !(barView.superview is any BarItemHost) else { return }
    bar.addSubview(barView)
  }

  /// The padding on each side of the item's view, outside the area that the bar aligns.
  var barPadding: CGFloat {
    customView == nil && !isSpace && !isPaddingRemoved ? BarButton.padding : 0
  }

  /// Returns the space between the item and the next one.
  func gap(to next: UIBarButtonItem) -> CGFloat {
    isSpace || next.isSpace
      ? 0 : SystemDesign.current.bars.buttonGap + (barPadding + next.barPadding) / 2
  }

  /// Adopts the current appearance of the bar's buttons.
  func barLookDidChange() {
    button?.updateLook()
  }

  /// Returns the size of the item in a bar with a height.
  func barSize(fitting height: CGFloat) -> CGSize {
    if isSpace { return CGSize(width: isFlexibleSpace ? 0 : width, height: height) }
    guard let customView else {
      let fitting = barView?.sizeThatFits(CGSize(width: .infinity, height: height)) ?? .zero
      return CGSize(width: width > 0 ? width : fitting.width, height: height)
    }
    var size = customView.sizeBesidesBar
    if !customView.translatesAutoresizingMaskIntoConstraints || size.width == 0
      || size.height == 0
    {
      let fitting = customView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width == 0 || !customView.translatesAutoresizingMaskIntoConstraints {
        size.width = fitting.width
      }
      if size.height == 0 || !customView.translatesAutoresizingMaskIntoConstraints {
        size.height = fitting.height
      }
    }
    return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
  }

  override func changed() {
    button?.itemDidChange()
    super.changed()
  }

  private var showsMenuAsPrimaryAction: Bool {
    menu != nil && primaryAction == nil && action == nil
  }

  /// Shows the title and image of the menu's chosen element as the item's own.
  ///
  /// That's the given element, the one with a checkmark, or the first one.
  private func showChoice(_ chosen: UIMenuElement? = nil) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu,
      let leaf = menu.markChoice(chosen)
    else { return }
    title = leaf.title
    image = leaf.shownImage ?? leaf.image
  }

  /// Performs the same action as a tap.
  func trigger(for event: UIEvent?) {
    guard isEnabled else { return }
    if let menu, showsMenuAsPrimaryAction {
      guard let barView else { return }
      MenuOverlay.present(menu, from: barView, sender: self) { [weak self] in self?.showChoice($0) }
      return
    }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: target)
    }
    if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  // MARK: Self-description

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UIBarButtonItem.tintColor), .values(\UIBarButtonItem.backgroundImages),
      .values(\UIBarButtonItem.backgroundOffsets), .values(\UIBarButtonItem.titleOffsets),
      .values(\UIBarButtonItem.backImages), .values(\UIBarButtonItem.backOffsets),
      .values(\UIBarButtonItem.backTitleOffsets),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("customView", \UIBarButtonItem.customView),
      .key("tintColor", \UIBarButtonItem.tintColor),
      .key("width", \UIBarButtonItem.width),
    ]
  }
}
