import DeviceProtocol
import Stubs

/// A view that shows a row of a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcell>.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredView, UIGestureRecognizerDelegate {
  /// The style of a cell, which determines its labels.
  public enum CellStyle: Int, Sendable {
    /// A cell with a label and an optional image.
    case `default`
    /// A cell with a label on the leading side and a secondary label on the trailing side.
    case value1
    /// A cell with a tinted label and a label next to it.
    case value2
    /// A cell with a label and a smaller label below it.
    case subtitle
  }

  /// The style of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The cell doesn't change when it's selected.
    case none
    /// The cell has the default background color.
    case blue
    /// The cell has a gray background.
    case gray
    /// The cell has the default background color.
    case `default`
  }

  /// The editing controls of a cell.
  public enum EditingStyle: Int, Sendable {
    /// The cell has no editing control.
    case none
    /// The cell has the delete control.
    case delete
    /// The cell has the insert control.
    case insert
  }

  /// The style of the separators between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// Cells have no separators.
    case none
    /// Cells have a single line between them.
    case singleLine
    /// Cells have an etched line between them, which looks like a single line.
    case singleLineEtched
  }

  /// The standard accessory views of a cell.
  public enum AccessoryType: Int, Sendable {
    /// The cell has no accessory view.
    case none
    /// A chevron, which indicates new content.
    case disclosureIndicator
    /// An information button and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// An information button.
    case detailButton
  }

  /// A closure that updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  final var style: CellStyle
  final var storedReuseIdentifier: String?
  final var storedContentView: UIView = UITableViewCellContentView()
  final var firstLabel: UILabel?
  final var secondLabel: UILabel?
  final var picture: UIImageView?
  final var configured = ConfiguredContent()
  private var needsUpdateConfiguration = true
  final var accessory: UIView?
  final var editControl: CellEditControl?
  final var indentsWhileEdited = false
  final var reorderControl: CellReorderControl?
  final var accessoryIsForEditing = false
  final let separator = UIView()
  final var upperLine: UIView?
  final var highlightView: UIView?
  final var clearedBackgrounds = ClearedBackgrounds()
  /// The scene that a prototype's connections live in.
  final var storyboardScene: StoryboardScene?
  final var selectionSegue: StoryboardSegueTemplate?
  final var accessorySegue: StoryboardSegueTemplate?
  final weak var tableView: UITableView?
  /// The height of the cell in the storyboard.
  final var designedHeight: CGFloat?
  /// Whether the storyboard fixes the height of the cell.
  final var hasDesignedRowHeight = false

  /// Creates a cell with the specified style and reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.look.row.smallestHeight))
    // An app's subclass may access the view in its initializer, and constraints in it may be solved
    // before the first layout.
    storedContentView.frame = bounds
    setUp()
  }

  /// Creates a cell of the class that this is called on.
  ///
  /// `make` calls this initializer by its symbol.
  @_silgen_name("quince_UITableViewCell_make")
  convenience init(of reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell in the default style with the specified frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from data in an unarchiver.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    if let coder = coder as? StoryboardCoder { read(coder) }
    setUp()
  }

  private func setUp() {
    drawsContent = false
    backgroundColor = backgroundColor ?? UITableView.look.backgrounds.plain
    storedContentView.layoutState.setPlacedByContainer(true)
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    addSubview(separator)
    isAccessibilityElement = false
  }

  // MARK: Reuse

  /// The reuse identifier of the cell.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the cell is reused.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: Content

  /// The view to which an app adds the content of the cell.
  ///
  /// It's added to the cell when it's first needed, above the views that the cell then has.
  open var contentView: UIView {
    addContentView()
    return storedContentView
  }

  /// The label for the main text of the cell.
  open var textLabel: UILabel? {
    if firstLabel == nil {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
      label.adjustsFontForContentSizeCategory = true
      if style == .value2 { label.textColor = tintColor }
      add(label)
      firstLabel = label
    }
    return firstLabel
  }

  /// The label for the secondary text of the cell, or `nil` in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return secondLabel }
    if secondLabel == nil {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = style == .value1 ? .secondaryLabel : .label
      add(label)
      secondLabel = label
    }
    return secondLabel
  }

  /// The image view of the cell.
  open var imageView: UIImageView? {
    if picture == nil {
      let view = UIImageView()
      view.contentMode = .scaleAspectFit
      add(view)
      picture = view
    }
    return picture
  }

  private func add(_ view: UIView) {
    contentView.addSubview(view)
    setNeedsLayout()
  }

  /// The current content configuration of the cell.
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let view = configured.replacement(
        for: contentConfiguration, empty: UITableViewCellContentView())
      if let view { replaceContentView(with: view) }
      setNeedsLayout()
      tableView?.contentDidChangeSize(of: self)
    }
  }

  /// Updates the content for the user's current text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let list = contentConfiguration as? UIListContentConfiguration
    if let adjusted = list?.adjusted(from: previousTraitCollection, to: traitCollection) {
      contentConfiguration = adjusted
    }
  }

  private func replaceContentView(with view: UIView) {
    exchangeContentView(storedContentView, for: view)
    storedContentView = view
    (firstLabel, secondLabel, picture) = (nil, nil, nil)
  }

  /// Returns a default content configuration for the cell's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A Boolean value that determines whether the cell updates its content configuration when its
  /// state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// The current configuration state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEditing
    state.isSwiped = tableView?.swipe?.cell === self
    state.isReordering = tableView?.reordering?.cell === self
    state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
    state.cellDropState = tableView?.dropState(of: self) ?? .none
    return state
  }

  /// A closure that's called to update the cell's configurations for its state.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests that the cell update its configurations for its state before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the cell's configurations for its state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    track(.configuration, callsApp: configurationUpdateHandler != nil) {
      updateConfiguration(using: configurationState)
    }
  }

  /// Requests that the table view measure the row again, if its height depends on its content.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    tableView?.contentDidChangeSize(of: self)
  }

  // MARK: Backgrounds

  /// The current background configuration of the cell.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      configuredBackground.show(backgroundConfiguration, in: self)
      guard backgroundConfiguration != nil else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
    }
  }
  private var configuredBackground = ConfiguredBackground()

  /// Returns the default background configuration of a cell in the style of its table view.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableView.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView {
        insertSubview(backgroundView, at: 0)
        backgroundConfiguration = nil
      }
      setNeedsLayout()
    }
  }

  /// The view behind the content while the cell is selected in a table view that allows multiple
  /// selection.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil }
      updateSelection()
    }
  }

  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      updateSelection()
    }
  }

  // MARK: Accessory

  /// The type of the standard accessory view.
  open var accessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }

  /// A view on the trailing side of the cell, in place of the standard accessory view.
  open var accessoryView: UIView? {
    didSet { updateAccessory() }
  }

  /// The type of the standard accessory view in editing mode.
  open var editingAccessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }
  /// A view on the trailing side of the cell in editing mode.
  open var editingAccessoryView: UIView? {
    didSet { updateAccessory() }
  }

  final func accessoryButtonTapped() {
    tableView?.accessoryButtonTapped(in: self)
  }

  // MARK: Selection

  /// The style of the cell while it's selected.
  open var selectionStyle = SelectionStyle.default

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  final var storedSelected = false

  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  final var storedHighlighted = false
  /// Whether the cell looks selected.
  final var showsSelection = false

  /// Selects or deselects the cell, and optionally animates the change.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if storedSelected != selected { setNeedsUpdateConfiguration() }
    storedSelected = selected
    change(animated: animated && !selected)
  }

  /// Highlights or unhighlights the cell, and optionally animates the change.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if storedHighlighted != highlighted { setNeedsUpdateConfiguration() }
    storedHighlighted = highlighted
    change(animated: animated && !highlighted)
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the cell is in an editable state.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false

  /// Turns the editable state on or off, and optionally animates the change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if storedEditing != editing { setNeedsUpdateConfiguration() }
    storedEditing = editing
    setNeedsLayout()
  }

  /// The editing style of the cell, which is `none` unless its row is being edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// A Boolean value that determines whether the cell shows the reordering control.
  open var showsReorderControl = false
  /// A Boolean value that controls whether the background is indented in editing mode.
  open var shouldIndentWhileEditing = true
  /// A Boolean value that indicates whether the cell shows the delete button.
  open internal(set) var showingDeleteConfirmation = false

  /// The controls that a cell shows next to its content.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control for editing the row.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button for confirming that the row is deleted.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  final var shownState: StateMask = []

  /// Called before the cell shows or hides the controls next to its content.
  open func willTransition(to state: StateMask) {}

  /// Called when the cell is lifted, dragged, or dropped.
  open func dragStateDidChange(_ dragState: DragState) {}
  final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// A Boolean value that determines whether users can interact with the cell's content while it's
  /// dragged.
  open var userInteractionEnabledWhileDragging = false {
    didSet { Stub.cellTouchesWhileDragging.report(if: userInteractionEnabledWhileDragging) }
  }

  /// Called after the cell has shown or hidden the controls next to its content.
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  /// The indentation level of the content.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of each indentation level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The inset of the separator, in points.
  open var separatorInset: UIEdgeInsets {
    get {
      if let ownSeparatorInset { return ownSeparatorInset }
      guard let tableView, tableView.hasOwnSeparatorInset else { return automaticSeparatorInset }
      return tableView.separatorInset
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// Whether the app has set the separator's inset.
  final var hasOwnSeparatorInset: Bool {
    ownSeparatorInset != nil || tableView?.hasOwnSeparatorInset == true
  }

  final var lines = CellLines() {
    didSet { if lines != oldValue { linesDidChange() } }
  }

  final var separatorColor: UIColor? {
    didSet {
      separator.backgroundColor = separatorColor ?? .separator
      upperLine?.backgroundColor = separator.backgroundColor
    }
  }

  override func placeContentToFit() {
    layOutParts()
  }

  open override func layoutSubviews() {
    addContentView()
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    configuredBackground.lay(in: bounds)
    highlightView?.frame = bounds
    layOutParts()
    layoutLabels()
    layOutSeparators()
  }

  // MARK: Assistive technology

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.text = firstLabel?.text
    element.isSelected = storedSelected
  }

  override func describeRole(_ element: inout ScreenElement) {
    element.role = .row
    if let tableView,
      tableView.isEditing ? tableView.allowsSelectionDuringEditing : tableView.allowsSelection
    {
      element.traits |= UIAccessibilityTraits.button.rawValue
    }
  }

  override var elementKind: ElementKind { .cell }

  override var showsContentToTests: Bool { true }

  override var kindName: String? { "cell" }

  // MARK: Gestures

  /// Returns whether two gesture recognizers can recognize their gestures at the same time.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether a gesture recognizer waits until another one has failed.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether another gesture recognizer waits until this one has failed.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether a gesture recognizer receives a touch.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns whether a gesture recognizer receives a press.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  /// Returns whether a gesture recognizer receives an event.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  // MARK: Self-description

  override class var namedMembers: [ObjCMember] {
    [
      .key("accessoryView", \UITableViewCell.accessoryView),
      .rawKey("accessoryType", \UITableViewCell.accessoryType),
      .rawKey("selectionStyle", \UITableViewCell.selectionStyle),
      // The properties are read-only, but outlets with these names set the objects that they
      // return.
      .property("textLabel", of: UITableViewCell.self, get: { $0.firstLabel }) {
        $0.firstLabel = try ObjCRuntime.fitting($1)
      },
      .property("detailTextLabel", of: UITableViewCell.self, get: { $0.secondLabel }) {
        $0.secondLabel = try ObjCRuntime.fitting($1)
      },
      .property("imageView", of: UITableViewCell.self, get: { $0.picture }) {
        $0.picture = try ObjCRuntime.fitting($1)
      },
      .key("backgroundView", \UITableViewCell.backgroundView),
      .key("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      .action("accessoryButtonTapped", of: UITableViewCell.self) { $0.accessoryButtonTapped() },
      .action("editControlTapped", of: UITableViewCell.self) { $0.editControlTapped() },
    ]
  }
}

extension UITableViewCell {
  /// Creates a cell of the class that this is called on.
  ///
  /// Apple doesn't declare `init(style:reuseIdentifier:)` as `required`, so Swift can't call it on
  /// a class that's known only at run time.
  @_silgen_name("quince_UITableViewCell_make")
  class func make(_ reuseIdentifier: consuming String?) -> UITableViewCell
}
