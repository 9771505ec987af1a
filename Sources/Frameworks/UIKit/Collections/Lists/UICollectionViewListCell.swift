import DeviceProtocol
import Foundation

/// A cell, header, or footer of a list in a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  final var accessoryViews: [ListAccessoryView] = []
  final let separators = (top: UIView(), bottom: UIView())
  final let ground = UIView()
  /// The state of the item's outline, and the action that expands or collapses it.
  final var outline: (isExpanded: Bool, toggle: () -> Void)?
  private lazy var guide = UILayoutGuide()

  /// Creates a cell with the specified frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ground.isUserInteractionEnabled = false
    insertSubview(ground, at: 0)
    for view in [separators.top, separators.bottom] {
      view.isUserInteractionEnabled = false
      view.isHidden = true
      addSubview(view)
    }
  }

  /// The accessories that the cell shows next to its content.
  public var accessories: [UICellAccessory] = [] {
    didSet {
      updateAccessories()
      contentDidChange()
    }
  }

  /// The indentation of the content, as a number of levels.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of a level of indentation, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that determines whether the accessories before the content are indented with
  /// it.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The guide whose leading and trailing edges the separator follows, if the app constrains them.
  open var separatorLayoutGuide: UILayoutGuide {
    if guide.owningView == nil { addLayoutGuide(guide) }
    return guide
  }

  /// Returns a default content configuration for the cell's place in the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let place else { return .cell() }
    let isSidebar = place.appearance == .sidebar || place.appearance == .sidebarPlain
    return switch place.role {
    case .item: isSidebar ? .sidebarCell() : .cell()
    case .header:
      isSidebar ? .sidebarHeader() : place.appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: place.appearance == .plain ? .plainFooter() : .groupedFooter()
    }
  }

  /// The future position of the cell in its list, while it's being created.
  final var place: ListPlace?

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let place else { return super.defaultBackgroundConfiguration() }
    return place.appearance == .plain ? .listPlainCell() : .listGroupedCell()
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline?.isExpanded ?? false
    return state
  }

  // MARK: State

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    place = layoutAttributes.listPlace
    showPlace()
  }

  open override var isSelected: Bool {
    didSet { showState() }
  }

  open override var isHighlighted: Bool {
    didSet { showState() }
  }

  override func editingDidChange() {
    super.editingDidChange()
    updateAccessories()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
  }

  /// Whether the list determines the background.
  final var hasListBackground: Bool { place != nil && backgroundConfiguration == nil }

  /// Whether the app might have constrained where separators start.
  final var hasSeparatorGuide: Bool { guide.owningView != nil }

  /// Updates the cell after its item was expanded or collapsed.
  final func outlineDidChange() {
    setNeedsUpdateConfiguration()
    if window == nil { return showState() }
    UIView.animate(withDuration: SystemDesign.current.lists.row.listChanging) { self.showState() }
  }

  override func backgroundDidChange() {
    showState()
  }

  // MARK: Layout

  override func fitted(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    place = attributes.listPlace
    return fittedInList(attributes)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutList()
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    element.isSelected = isSelected
  }
}
