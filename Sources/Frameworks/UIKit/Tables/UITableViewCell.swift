import DeviceProtocol
import Stubs

/// A row of a table view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewcell>.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How a cell's own labels lie.
  public enum CellStyle: Int, Sendable {
    /// A label and an image.
    case `default`
    /// A label at the leading edge and another at the trailing edge.
    case value1
    /// A tinted label and another beside it.
    case value2
    /// A label and a smaller one beneath it.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Gray.
    case blue
    /// Gray.
    case gray
    /// As the system has it.
    case `default`
  }

  /// What a cell can do while it is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Be deleted.
    case delete
    /// Make another.
    case insert
  }

  /// How cells are separated.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case singleLine
    /// By a line; the same on iOS.
    case singleLineEtched
  }

  /// What a cell shows at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron.
    case disclosureIndicator
    /// A button for details and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  private(set) final var style: CellStyle
  private var storedReuseIdentifier: String?
  private var storedContentView = UIView()
  private var firstLabel: UILabel?
  private var secondLabel: UILabel?
  private var picture: UIImageView?
  private var listContent: UIListContentView?
  private var accessory: UIView?
  private let separator = UIView()
  private var highlightView: UIView?
  /// The scene that a prototype's connections live in.
  final var storyboardScene: StoryboardScene?
  final var selectionSegue: StoryboardSegueTemplate?
  final var accessorySegue: StoryboardSegueTemplate?
  final weak var tableView: UITableView?
  /// The height that the storyboard gives the cell.
  final var designedHeight: CGFloat?
  /// Whether the storyboard fixes that height.
  final var hasDesignedRowHeight = false

  /// Creates a cell of a style that can be used again under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates a cell of whichever class it is called on; `make` calls it by its symbol.
  @_silgen_name("quince_UITableViewCell_make")
  convenience init(of reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell without a style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a storyboard.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    if let coder = coder as? StoryboardCoder { read(coder) }
    setUp()
  }

  private func setUp() {
    drawsContent = false
    backgroundColor = backgroundColor ?? .systemBackground
    if storedContentView.superview == nil { insertSubview(storedContentView, at: 0) }
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = .separator
    addSubview(separator)
    isAccessibilityElement = false
  }

  // MARK: Reuse

  /// The identifier under which the cell is used again.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Makes the cell ready to be used again.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: Content

  /// The view that holds what the cell shows.
  open var contentView: UIView { storedContentView }

  /// The main label.
  open var textLabel: UILabel? {
    if firstLabel == nil {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
      if style == .value2 { label.textColor = tintColor }
      add(label)
      firstLabel = label
    }
    return firstLabel
  }

  /// The second label; `nil` in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if secondLabel == nil {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
      label.textColor = style == .value1 ? .secondaryLabel : .label
      add(label)
      secondLabel = label
    }
    return secondLabel
  }

  /// The view of the image.
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

  /// The content as a value, in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContentConfiguration() }
  }

  /// A content configuration in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func showContentConfiguration() {
    guard let configuration = contentConfiguration as? UIListContentConfiguration else {
      listContent?.removeFromSuperview()
      listContent = nil
      return
    }
    if let listContent {
      listContent.configuration = configuration
    } else {
      let view = UIListContentView(configuration: configuration)
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      listContent = view
    }
    setNeedsLayout()
  }

  // MARK: Backgrounds

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view behind everything while the cell is selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  // MARK: Accessory

  /// What the cell shows at its trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }

  /// A view at the trailing edge, in place of the accessory type's.
  open var accessoryView: UIView? {
    didSet { updateAccessory() }
  }

  /// What the cell shows at its trailing edge while it is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { Stub.cellEditingAccessoryType.tell(if: editingAccessoryType != .none) }
  }
  /// A view at the trailing edge while the cell is edited.
  open var editingAccessoryView: UIView? {
    didSet { Stub.cellEditingAccessoryView.tell(if: editingAccessoryView != nil) }
  }

  private func updateAccessory() {
    accessory?.removeFromSuperview()
    accessory = accessoryView ?? makeAccessory()
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  private func makeAccessory() -> UIView? {
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: return Self.symbol("chevron.right", .tertiaryLabel, 14)
    case .checkmark: return Self.symbol("checkmark", nil, 17)
    case .detailButton, .detailDisclosureButton:
      let button = UIButton(type: .detailDisclosure)
      button.addTarget(self, action: "accessoryButtonTapped", for: .touchUpInside)
      return button
    }
  }

  private static func symbol(_ name: String, _ color: UIColor?, _ size: CGFloat) -> UIView {
    let configuration = UIImage.SymbolConfiguration(
      pointSize: size, weight: .semibold, scale: .default)
    let view = UIImageView(
      image: UIImage(systemName: name, withConfiguration: configuration)?
        .withRenderingMode(.alwaysTemplate))
    view.tintColor = color
    view.sizeToFit()
    return view
  }

  final func accessoryButtonTapped() {
    tableView?.accessoryButtonTapped(in: self)
  }

  // MARK: Selection

  /// How the cell looks when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelected = false

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedHighlighted = false

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelected = selected
    change(animated: animated && !selected)
  }

  /// Highlights the cell or ends it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedHighlighted = highlighted
    change(animated: animated && !highlighted)
  }

  private func change(animated: Bool) {
    guard animated, window != nil else { return updateSelection() }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.updateSelection()
    }
  }

  private func updateSelection() {
    let isShown = (storedSelected || storedHighlighted) && selectionStyle != .none
    if isShown, highlightView == nil || selectedBackgroundView != nil {
      let view = selectedBackgroundView ?? highlightView ?? UIView()
      if view !== highlightView { highlightView?.removeFromSuperview() }
      if selectedBackgroundView == nil { view.backgroundColor = .systemGray4 }
      view.isUserInteractionEnabled = false
      if view.superview !== self {
        if let backgroundView {
          insertSubview(view, aboveSubview: backgroundView)
        } else {
          insertSubview(view, at: 0)
        }
      }
      view.frame = bounds
      highlightView = view
    }
    highlightView?.alpha = isShown ? 1 : 0
    for view in contentView.subviews { (view as? UILabel)?.isHighlighted = isShown }
  }

  // MARK: Editing

  /// Whether the cell is edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    setNeedsLayout()
  }

  /// What the cell can do while it is edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the control for moving the cell is shown.
  open var showsReorderControl = false {
    didSet { Stub.cellReorderControl.tell(if: showsReorderControl) }
  }
  /// Whether the cell moves in while it is edited.
  open var shouldIndentWhileEditing = true {
    didSet { Stub.cellShouldIndent.tell(if: !shouldIndentWhileEditing) }
  }
  /// Whether the cell's delete button is shown.
  open internal(set) var showingDeleteConfirmation = false

  // MARK: Layout

  /// How far the content is moved in, in steps.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The distances of the separator from the edges, in points.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? tableView?.separatorInset
        ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?

  final var showsSeparator = true {
    didSet { separator.isHidden = !showsSeparator }
  }

  final var separatorColor: UIColor? {
    didSet { separator.backgroundColor = separatorColor ?? .separator }
  }

  private static let margin: CGFloat = 16

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    highlightView?.frame = bounds
    var content = bounds
    if let accessory {
      if accessory.bounds.isEmpty { accessory.sizeToFit() }
      accessory.frame.origin = CGPoint(
        x: bounds.maxX - Self.margin - accessory.bounds.width,
        y: (bounds.height - accessory.bounds.height) / 2)
      content.size.width = accessory.frame.minX - (accessoryView == nil ? 4 : 8)
    }
    contentView.frame = content
    layoutLabels()
    let line = 1 / max(1, traitCollection.displayScale)
    let inset = separatorInset
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - line, width: bounds.width - inset.left - inset.right,
      height: line)
    bringSubviewToFront(separator)
  }

  private func layoutLabels() {
    var area = contentView.bounds.insetBy(dx: Self.margin, dy: 0)
    area.origin.x += CGFloat(indentationLevel) * indentationWidth
    area.size.width -= CGFloat(indentationLevel) * indentationWidth
    if accessory != nil { area.size.width += Self.margin - 4 }
    if let picture, let image = picture.image {
      let size = CGSize(
        width: min(image.size.width, area.width), height: min(image.size.height, area.height))
      picture.frame = CGRect(
        x: area.minX, y: (area.height - size.height) / 2, width: size.width, height: size.height)
      area.origin.x += size.width + Self.margin
      area.size.width -= size.width + Self.margin
    }
    guard let first = firstLabel else {
      if let second = secondLabel { second.frame = area }
      return
    }
    let firstSize = first.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
    guard let second = secondLabel, second.text?.isEmpty == false else {
      first.frame = CGRect(
        x: area.minX, y: (area.height - min(firstSize.height, area.height)) / 2, width: area.width,
        height: min(firstSize.height, area.height))
      secondLabel?.frame = .zero
      return
    }
    let secondSize = second.sizeThatFits(
      CGSize(width: area.width, height: .greatestFiniteMagnitude))
    switch style {
    case .value1:
      let width = min(secondSize.width, area.width)
      second.frame = CGRect(
        x: area.maxX - width, y: (area.height - secondSize.height) / 2, width: width,
        height: secondSize.height)
      first.frame = CGRect(
        x: area.minX, y: (area.height - firstSize.height) / 2,
        width: min(firstSize.width, max(0, area.width - width - 8)), height: firstSize.height)
    case .value2:
      first.frame = CGRect(
        x: area.minX, y: (area.height - firstSize.height) / 2, width: 91, height: firstSize.height)
      second.frame = CGRect(
        x: area.minX + 97, y: (area.height - secondSize.height) / 2,
        width: max(0, area.width - 97), height: secondSize.height)
    case .default, .subtitle:
      let height = firstSize.height + secondSize.height + 2
      let top = (area.height - height) / 2
      first.frame = CGRect(x: area.minX, y: top, width: area.width, height: firstSize.height)
      second.frame = CGRect(
        x: area.minX, y: top + firstSize.height + 2, width: area.width, height: secondSize.height)
    }
  }

  /// The height that the cell's content asks for in a width.
  final func height(fitting width: CGFloat) -> CGFloat {
    if let listContent {
      let inner = width - (accessory == nil ? 0 : Self.margin + accessory!.bounds.width)
      return max(44, listContent.sizeThatFits(CGSize(width: inner, height: 0)).height)
    }
    if firstLabel != nil || secondLabel != nil {
      let limit = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
      let first = firstLabel?.sizeThatFits(limit).height ?? 0
      var height = first + 22
      if style == .subtitle, let second = secondLabel, second.text?.isEmpty == false {
        height += second.sizeThatFits(limit).height
      }
      return max(44, height)
    }
    guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return designedHeight ?? 44 }
    bounds.size.width = width
    setNeedsLayout()
    layoutIfNeeded()
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height + 1 / max(1, traitCollection.displayScale) : 44
  }

  // MARK: Assistive technology

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.text = firstLabel?.text
    element.isSelected = storedSelected
  }

  // MARK: Storyboards

  private func read(_ coder: StoryboardCoder) {
    style =
      coder.value(
        "style",
        [
          "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
          "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]) ?? .default
    storedReuseIdentifier = coder.string("reuseIdentifier")
    selectionStyle =
      coder.value(
        "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
      ?? .default
    if let content: UIView = coder.object(key: "contentView") {
      storedContentView = content
      content.autoresizingMask = []
      content.translatesAutoresizingMaskIntoConstraints = true
    }
    if let id = coder.node["textLabel"], let label: UILabel = coder.object(id: id) {
      firstLabel = label
    }
    if let id = coder.node["detailTextLabel"], let label: UILabel = coder.object(id: id) {
      secondLabel = label
    }
    if let id = coder.node["imageView"], let view: UIImageView = coder.object(id: id) {
      picture = view
    }
    accessoryType =
      coder.value(
        "accessoryType",
        [
          "none": .none, "disclosureIndicator": .disclosureIndicator,
          "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
          "detailButton": .detailButton,
        ]) ?? .none
    accessoryView = coder.object(key: "accessoryView")
    indentationLevel = coder.integer("indentationLevel") ?? 0
    if let width = coder.double("indentationWidth") { indentationWidth = width }
    hasDesignedRowHeight = coder.double("rowHeight") != nil
    designedHeight =
      coder.double("rowHeight").map { CGFloat($0) } ?? coder.rect(key: "frame")?.height
    if let inset = coder.insets(key: "separatorInset") { separatorInset = inset }
    backgroundView = coder.object(key: "backgroundView")
    selectedBackgroundView = coder.object(key: "selectedBackgroundView")
  }
}

extension UITableViewCell {
  /// Creates a cell of the class it is called on, whose `init(style:reuseIdentifier:)` Apple does not have as
  /// `required`, so that Swift offers no call of it on a class that is known at run time only.
  @_silgen_name("quince_UITableViewCell_make")
  class func make(_ reuseIdentifier: consuming String?) -> UITableViewCell
}
