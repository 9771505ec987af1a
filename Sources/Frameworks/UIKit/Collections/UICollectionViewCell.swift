import DeviceProtocol

/// A view that shows an item of a collection view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcell>.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredView {
  private var content = UIView()
  final var selectionSegue: StoryboardSegueTemplate?
  /// Whether the user is moving the cell.
  final var isReordered = false {
    didSet { if isReordered != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Creates a cell with the specified frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.layoutState.setPlacedByContainer(true)
    addSubview(content)
    content.frame = bounds
  }

  /// Creates a cell from data in an unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let view: UIView = (coder as? StoryboardCoder)?.object(key: "contentView") {
      content = view
      content.translatesAutoresizingMaskIntoConstraints = true
    }
    content.layoutState.setPlacedByContainer(true)
    if content.superview == nil { insertSubview(content, at: 0) }
  }

  /// The main view, which an app adds its content to.
  open var contentView: UIView { content }

  /// The view behind the content of the cell.
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

  /// The view above the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertSubview(selectedBackgroundView, belowSubview: content)
        backgroundConfiguration = nil
      }
      showSelection()
    }
  }

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// A closure that updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// The current content configuration of the cell.
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let view = configured.replacement(for: contentConfiguration, empty: UIView()) {
        exchangeContentView(content, for: view)
        content = view
      }
      setNeedsLayout()
      contentDidChange()
    }
  }
  private var configured = ConfiguredContent()

  /// Updates the content for the user's preferred text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let list = contentConfiguration as? UIListContentConfiguration
    if let adjusted = list?.adjusted(from: previousTraitCollection, to: traitCollection) {
      contentConfiguration = adjusted
    }
  }
  private var needsUpdateConfiguration = true

  /// A Boolean value that determines whether the cell updates its content configuration when its
  /// state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// The current configuration state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isReordering = isReordered
    state.isSwiped = enclosingCollectionView?.swipe?.cell === self
    state.isEditing = enclosingCollectionView?.isEdited(self) ?? false
    state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
    state.cellDropState = enclosingCollectionView?.dropState(of: self) ?? .none
    return state
  }

  /// A closure that's called to update the cell's configurations for its state.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests an update of the cell's configurations for its state before the next layout.
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

  /// The current background configuration of the cell.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      configuredBackground.show(backgroundConfiguration, in: self)
      backgroundDidChange()
      guard backgroundConfiguration != nil else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
    }
  }
  private var configuredBackground = ConfiguredBackground()

  /// Called when the background configuration is changed.
  func backgroundDidChange() {}

  /// Returns the default background configuration of a cell.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  private func showSelection() {
    setNeedsUpdateConfiguration()
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  override var fittedView: UIView { content }

  override func contentSize(fitting size: CGSize) -> CGSize? {
    configured.height(fitting: size.width).map { CGSize(width: size.width, height: $0) }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }

  /// Requests the cell's preferred size again.
  final func contentDidChange() {
    guard placed != nil, superview != nil, let view = enclosingCollectionView,
      view.selfSizingInvalidation != .disabled
    else { return }
    preferred = nil
    view.setNeedsLayout()
  }

  /// Called when the collection view's editing mode changes.
  func editingDidChange() {
    setNeedsUpdateConfiguration()
  }

  /// Updates the configurations of the cell if its state has changed.
  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    track(.configuration, callsApp: configurationUpdateHandler != nil) {
      updateConfiguration(using: configurationState)
    }
  }

  /// The states of a cell that users drag.
  public enum DragState: Int, Sendable {
    /// The cell isn't dragged.
    case none
    /// The cell is lifted.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// Called when the cell is lifted, dragged, or put down again.
  open func dragStateDidChange(_ dragState: DragState) {}
  final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeContentToFit()
    configuredBackground.lay(in: bounds)
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }

  override func placeContentToFit() {
    if content.layoutState.isFixedByFrame { content.frame = bounds }
  }

  override func describeRole(_ element: inout ScreenElement) { element.role = .row }

  override var elementKind: ElementKind { .cell }

  override var showsContentToTests: Bool { true }

  override var kindName: String? { "cell" }
}
